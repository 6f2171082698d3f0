/** Addresses and pages: arrival, navigation, Back and Forward, and pages that share an address (D3, D25). */
import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import { accepted, refusal } from '../../../test/harness/chart.ts';
import { goodCode, here, never, on, openVisit, press, visitTests } from '../../../test/harness/page-visit.ts';
import { formValues, person, token } from '../../../test/harness/registration.ts';
import { bufferEvents } from './buffer-events.ts';

visitTests();
/** Navigates the history; the browser reports each step asynchronously. */
const go = async (steps: number, notifications = 1) => {
  history.go(steps);
  for (let notified = 0; notified < notifications; notified += 1)
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
};

test.each([
  ['an open page', '/registration/code', 'codeEntry', '/registration/code'],
  ['an earned page', '/registration/formstarted?rc=A', 'registrationForm', '/registration/formstarted'],
  ['an unearned form', '/registration/formstarted', 'codeEntry', '/registration/code'],
  ['another unearned page', '/registration/formfinished', 'landing', '/'],
  ['a start page that is not defined', '/nowhere', 'unknownAddress', '/nowhere'],
  ['a start page by its slug', '/lean?rc=A', 'landing', '/lean'],
  ['a lobby with its token', `/lobby?token=${token}&utm_source=a`, 'lobby', '/lobby?utm_source=a'],
  ['secrets', '/registration/code?rc=A&ts=B&token=C&utm_source=a', 'codeEntry', '/registration/code?utm_source=a'],
  [
    'a campaign to an unearned page',
    '/registration/formstarted?utm_source=a#top',
    'codeEntry',
    '/registration/code?utm_source=a#top',
  ],
])('on arrival: %s: uses the one history entry', (_, address, page, path) => {
  const { visit, pushed } = openVisit(address);
  expect([on(visit), here(), pushed()]).toEqual([page, path, 0]);
});

describe('navigation', () => {
  test('a page requested by the visitor is a new entry, at the top, without the query', () => {
    const { visit, navigator, pushed } = openVisit('/?rc=A&utm_source=a');
    navigator.push({ pathname: '/acquisition/registration/formstarted' });
    expect([on(visit), here(), pushed()]).toEqual(['registrationForm', '/registration/formstarted', 1]);
    expect(vi.mocked(scrollTo).mock.calls).toEqual([[0, 0]]);
  });
  test.each([
    ['to a place on the page', '/registration/code', '/acquisition#ask', 'landing', '/#ask', 1],
    ['to a place on the page one is on', '/', '/acquisition#ask', 'landing', '/#ask', 0],
    ['to a page that was not earned', '/', '/acquisition/registration/formfinished#ask', 'landing', '/', 0],
  ])('a link %s', (_, from, to, page, address, entries) => {
    const { visit, navigator, pushed } = openVisit(from);
    navigator.push(to);
    expect([on(visit), here(), pushed()]).toEqual([page, address, entries]);
  });
  test('keeps the query on a replacement of the current page (D35)', () => {
    const { visit, navigator, pushed } = openVisit('/?utm_source=a');
    navigator.replace('/acquisition/women');
    expect([on(visit), here(), pushed()]).toEqual(['landing', '/women?utm_source=a', 0]);
  });
  test('does not open the current page again', () => {
    const lookUpCode = vi.fn<VisitServices['lookUpCode']>(never);
    const { visit, navigator, pushed } = openVisit('/?rc=A', { lookUpCode });
    navigator.push('/acquisition/');
    navigator.replace('/acquisition');
    expect([visit.getSnapshot().hasTag('lookingUp'), pushed(), lookUpCode.mock.calls.length]).toEqual([true, 0, 1]);
  });
});

describe('back and forward', () => {
  test('between reachable pages: pushes and sends nothing', async () => {
    const register = vi.fn<VisitServices['register']>(never);
    const { visit, navigator, pushed } = openVisit('/?rc=A', { register });
    navigator.push('/acquisition/registration/formstarted');
    await go(-1);
    const back = [on(visit), here(), pushed()];
    await go(1);
    expect([back, [on(visit), here(), pushed()], register.mock.calls]).toEqual([
      ['landing', '/', 1],
      ['registrationForm', '/registration/formstarted', 1],
      [],
    ]);
  });

  test('to a page that is no longer reachable: stays, and restores the address', async () => {
    const register = () => Promise.resolve(refusal('RegistrationCodeInvalid'));
    const { visit, navigator } = openVisit('/?rc=A', { lookUpCode: () => Promise.resolve(goodCode), register });
    navigator.push('/acquisition/registration/formstarted');
    visit.send(press);
    await waitFor(visit, (snapshot) => snapshot.matches('deny'));
    await go(-1);
    expect([on(visit), here()]).toEqual(['deny', '/registration/deny']);
    await go(-1);
    expect([on(visit), here()]).toEqual(['landing', '/']);
  });

  test('during a request: stays, and Back works after the response', async () => {
    let answer: (answer: RegistrationAnswer) => void = () => undefined;
    const register = () => new Promise<RegistrationAnswer>((resolve) => void (answer = resolve));
    const { visit, navigator, pushed } = openVisit('/?rc=A', { lookUpCode: () => Promise.resolve(goodCode), register });
    navigator.push('/acquisition/registration/formstarted');
    visit.send(press);
    await waitFor(visit, (snapshot) =>
      snapshot.matches({ registration: { registrationForm: { entry: 'submitting' } } }),
    );
    await go(-1, 2);
    expect([on(visit), here(), pushed(), visit.getSnapshot().hasTag('busy')]).toEqual([
      'registrationForm',
      '/registration/formstarted',
      1,
      true,
    ]);
    answer(refusal('FirstNameInvalid'));
    await waitFor(visit, (snapshot) => !snapshot.hasTag('busy'));
    await go(-1);
    expect([on(visit), here()]).toEqual(['landing', '/']);
  });
});

describe('pages that share an address with the page that led to them', () => {
  const open = (address: string) =>
    openVisit(address, {
      lookUpCode: () => Promise.resolve(goodCode),
      register: () => Promise.resolve(accepted('STARTED')),
      finalize: () => Promise.resolve(accepted('ACTIVE')),
    });
  /** A jump within the page, as by the skip link: a new history entry that the browser reports. */
  const jump = () => {
    history.pushState(null, '', `${location.pathname}#main`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };

  test('activated: a hash navigation does not return to the activation page', async () => {
    const { visit } = open('/registration/activateaccount?accountActivationId=mailed-id-of-22-letter');
    visit.send({ type: 'activation.pressed', key: 'k' });
    await waitFor(visit, (snapshot) => snapshot.matches({ activation: 'activated' }));
    jump();
    expect([on(visit), here()]).toEqual(['activated', '/registration/activateaccount#main']);
  });
  test('the lean second step: neither a hash nor a link to the form leaves it', async () => {
    const { visit, navigator } = open('/lean?rc=A');
    await waitFor(visit, (snapshot) => snapshot.matches({ landing: 'welcomed' }));
    visit.send({ ...press, values: formValues.leanStep2 });
    await waitFor(visit, (snapshot) => snapshot.matches({ registration: 'leanSecondStep' }));
    visit.send({ type: 'step.submitted', completion: { person }, key: 'k' });
    const sending = visit.getSnapshot().value;
    jump();
    navigator.push('/acquisition/registration/formstarted');
    expect([visit.getSnapshot().value, here()]).toEqual([sending, '/registration/formstarted#main']);
  });
});

test('replays at most 100 events in order, then forwards new ones', () => {
  const { visit } = openVisit('/registration/code');
  const emittedEvents = bufferEvents(visit);
  visit.send({ type: 'code.begun' });
  for (let i = 0; i < 120; i += 1) visit.send({ type: 'settings.chosen' });
  const received: VisitEmitted[] = [];
  emittedEvents((emitted) => received.push(emitted));
  const kept = received.length;
  visit.send({ type: 'settings.chosen' });
  expect([kept, received.length, received[0], received.at(-1)]).toEqual([
    100,
    101,
    { type: 'event.tracked', tracked: { event: 'entering_code_registration', fields: {} } },
    { type: 'settings.requested' },
  ]);
});
