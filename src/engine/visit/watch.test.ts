/** What the watcher reports about a visit (D38, D24). */
import { createActor, waitFor } from 'xstate';
import { afterEach, describe, expect, test } from 'vitest';
import { goodCode, never } from '../../../test/harness/page-visit.ts';
import { accepted, link, values } from '../../../test/harness/chart.ts';
import { silence } from '../../../tools/photograph/screens/services.ts';
import { ServiceFailure, type FailureKind } from '../../../machines/domain/failure.ts';
import { problemOf } from '../../../machines/context/requests.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import type { VisitEvent, VisitInput } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { Anomaly } from '../../services/error-reports/error-reports.ts';
import { nothingKnown } from './pages.ts';
import { watchVisit } from './watch.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
function watched(page: PageId, services: Partial<VisitServices> = {}, input: Partial<VisitInput> = {}) {
  const anomalies: Anomaly[] = [];
  const { inspect, describe } = watchVisit((anomaly) => anomalies.push(anomaly));
  const visit = createActor(visitMachineWith({ ...silence, ...services }), {
    input: { ...nothingKnown, ...input },
    inspect,
  });
  visit.start();
  stops.push(() => visit.stop());
  visit.send({ type: 'xstate.route', to: `#${page}` });
  return { visit, anomalies, describe };
}
const invited = { invitation: link };
const press = { type: 'form.submitted', values, locale: 'en', key: 'k' } as const;
const registers = (register: VisitServices['register']): Partial<VisitServices> => ({
  lookUpCode: () => Promise.resolve(goodCode),
  register,
});

describe('the state of the visit', () => {
  test('is a dotted path for each region', () => {
    const { describe } = watched('registrationForm', {}, invited);
    expect(describe().state).toEqual([
      'registration.registrationForm.invitation.checking',
      'registration.registrationForm.entry.editing.connected',
    ]);
  });
  test('has the types of the last 20 events, oldest first, without payloads or child events', () => {
    const { visit, describe } = watched('registrationForm', { lookUpCode: never }, invited);
    expect(describe().events).toEqual(['xstate.init', 'xstate.route']);
    for (let sent = 0; sent < 10; sent += 1) {
      visit.send({ type: 'network.lost' });
      visit.send({ type: 'network.returned' });
    }
    visit.send(press);
    const { events } = describe();
    expect([events.length, events.at(0), events.at(-2), events.at(-1)]).toEqual([
      20,
      'network.returned',
      'network.returned',
      'form.submitted',
    ]);
  });
});

describe('an event that the current page does not handle', () => {
  test.each<[PageId, VisitEvent]>([
    ['entrance', press],
    ['giftVoucher', { type: 'activation.pressed', key: 'k' }],
    ['registrationForm', { type: 'join.pressed', key: 'k' }],
  ])('on %s: %o', (page, event) => {
    const { visit, anomalies, describe } = watched(page, {}, invited);
    const { state } = describe();
    visit.send(event);
    expect(anomalies).toEqual([{ what: 'impossible', message: event.type }]);
    expect(describe()).toEqual({ state, events: ['xstate.init', 'xstate.route', event.type] });
  });
  test.each<[VisitEvent, readonly Anomaly[]]>([
    [{ type: 'mail.requested', locale: 'en', at: 0, key: 'k' }, []],
    [press, [{ what: 'impossible', message: 'form.submitted' }]],
  ])('is decided by the target page if the visit was just leaving: %o', async (event, expected) => {
    const { visit, anomalies } = watched(
      'registrationForm',
      registers(() => Promise.resolve(accepted('PENDING_ACTIVATION'))),
      invited,
    );
    // Sent during the transition to the next page, when the visit is on neither.
    visit.on('draft.discarded', () => visit.send(event));
    visit.send(press);
    await waitFor(visit, (snapshot) => snapshot.matches({ registration: 'formFinished' }));
    expect(anomalies).toEqual(expected);
  });
});

describe('no anomaly', () => {
  test('events that are allowed anywhere', () => {
    const { visit, anomalies } = watched('entrance');
    const all: readonly VisitEvent[] = [
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'visit.refused', page: 'formFinished' },
      { type: 'logout.chosen' },
      { type: 'xstate.route', to: '#lobby' },
      { type: 'part.missing' },
      { type: 'visit.failed' },
    ];
    for (const event of all) visit.send(event);
    expect(anomalies).toEqual([]);
  });
  test('a complete registration', async () => {
    const { visit, anomalies } = watched(
      'codeEntry',
      registers(() => Promise.resolve(accepted('PENDING_ACTIVATION'))),
    );
    visit.send({ type: 'code.submitted', code: 'VESTIBULE' });
    await waitFor(visit, (snapshot) => snapshot.matches({ registration: 'registrationForm' }));
    visit.send(press);
    await waitFor(visit, (snapshot) => snapshot.matches({ registration: 'formFinished' }));
    visit.send({ type: 'mail.requested', locale: 'en', at: 0, key: 'k' });
    expect(anomalies).toEqual([]);
  });
});

describe('an actor that fails', () => {
  /** Presses, and waits for the response. */
  async function failing(error: Error) {
    const watching = watched(
      'registrationForm',
      registers(() => Promise.reject(error)),
      invited,
    );
    watching.visit.send(press);
    await waitFor(watching.visit, ({ context }) => problemOf(context) !== null);
    return watching.anomalies;
  }
  test('is reported with its error if the fault is ours', async () => {
    const error = new TypeError('x is undefined');
    expect(await failing(error)).toEqual([
      { what: 'actor', message: 'xstate.error.actor.register', error, details: { actor: 'register' } },
    ]);
  });
  test('is reported with message and call id if the response is unusable (D24)', async () => {
    const failure = Object.assign(new ServiceFailure('technical', 'x'), { correlationId: 'vestibule-1' });
    expect(await failing(failure)).toEqual([
      { what: 'transport', message: 'x', details: { actor: 'register', correlationId: 'vestibule-1' } },
    ]);
  });
  test.each<FailureKind>(['network', 'timeout', 'busy'])('is not reported for %s', async (kind) => {
    expect(await failing(new ServiceFailure(kind, 'x'))).toEqual([]);
  });
});
