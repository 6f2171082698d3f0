/** The consent chart as pure transitions: no event leaves without consent (D36), and nothing is emitted twice. */
import { initialTransition, transition, type EventFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { eventOf } from '../../test/harness/chart-steps.ts';
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { TrackedEvent } from '../context/tracked.types.ts';
import { consentMachine } from './consent.machine.ts';
import { MOST_WAITING } from './consent.rules.ts';
import type { Consent, ConsentEvent, ConsentInput } from './consent.types.ts';

type Step = ConsentEvent | { over: string } | { type: 'xstate.error.actor.platform'; error: unknown; actorId: string };

const input: ConsentInput = { banner: true, stored: null, url: '/consent.js' };
const credentials = { hmacToken: 'token', passphrase: 'phrase' };
const all: Consent = { analytics: true, personalisation: true };
const none: Consent = { analytics: false, personalisation: false };

const named = (event: PlainEvent): TrackedEvent => ({ event, fields: {} });
const track = (event: PlainEvent = 'join_waitlist'): Step => ({ type: 'event.tracked', tracked: named(event) });
const released = (event: PlainEvent = 'join_waitlist') => ({ type: 'event.released', tracked: named(event) });
const update = (consent: Consent): Step => ({ type: 'consent.updated', consent });
const changed = (consent: Consent) => ({ type: 'consent.changed', consent });
const ready = { type: 'consent.ready' };
const anomaly = (value: string) => ({ type: 'anomaly.reported', what: 'consent', value });
const connected: Step = { type: 'platform.connected' };
const failed: Step = { type: 'platform.failed', reason: 'refused' };
const settings: Step = { type: 'settings.opened' };
const handed: Step = { type: 'credentials.received', credentials };

const paramsOf = (actions: readonly { type: string; params: unknown }[], type: string) =>
  actions.filter((action) => action.type === type).map(({ params }) => params as Record<string, unknown>);

/** Applies steps from the initial state; returns the resulting state and what was emitted and requested. */
function take(given: Partial<ConsentInput>, ...steps: readonly Step[]) {
  const [begun, first] = initialTransition(consentMachine, { ...input, ...given });
  let state = begun;
  const actions: { type: string; params: unknown }[] = [...first];
  for (const step of steps) {
    const [next, more] = transition(consentMachine, state, eventOf(step, state) as EventFrom<typeof consentMachine>);
    state = next;
    actions.push(...more);
  }
  return {
    value: state.value,
    waiting: state.context.waiting.map(({ event }) => event),
    wanted: state.context.settingsWanted,
    said: paramsOf(actions, 'xstate.emit').map(({ event }) => event),
    asked: paramsOf(actions, 'xstate.sendTo').map(({ event }) => event),
    started: paramsOf(actions, 'xstate.spawnChild').map(({ id, input }) => ({ id, input })),
  };
}
const present = (platform: 'connecting' | 'connected') => ({ present: platform });
const start = { id: 'platform', input: { url: '/consent.js' } };

describe('initial states', () => {
  test.each([
    [true, null, present('connecting'), 'held', [start]],
    [true, true, present('connecting'), 'held', [start]],
    [false, null, 'skipped', 'dropped', []],
    [false, true, 'skipped', 'released', []],
    [false, false, 'skipped', 'dropped', []],
  ])('banner %s, stored %s', (banner, stored, platform, events, started) => {
    expect(take({ banner, stored })).toEqual({
      value: { decision: 'awaited', events, platform },
      waiting: [],
      wanted: false,
      said: [],
      asked: [],
      started,
    });
  });
});

describe('events before the decision', () => {
  test('a refusal discards them, and another one; a later consent counts from then on', () => {
    const refusal = { analytics: false, personalisation: true };
    const refused = [track(), update(refusal), track(), update(none), track(), update(none), track()];
    const { value, waiting, said } = take({}, ...refused, update(all), track('submit_email'));
    expect({ value, waiting, said }).toEqual({
      value: { decision: 'known', events: 'released', platform: present('connecting') },
      waiting: [],
      said: [ready, changed(refusal), changed(none), changed(all), released('submit_email')],
    });
  });
  test('consent sends them in order, and later ones; repeated consent changes nothing', () => {
    const [held, later] = [track('landing_registration'), track('submit_email')];
    expect(take({}, held, track(), update(all), later, update(all), track())).toMatchObject({
      waiting: [],
      said: [ready, changed(all), released('landing_registration'), released(), released('submit_email'), released()],
    });
  });
  test('the first hundred wait', () => {
    const many = Array.from({ length: MOST_WAITING }, () => track('submit_email'));
    const { waiting } = take({}, ...many, track('join_waitlist'));
    expect(waiting).toEqual(many.map(() => 'submit_email'));
  });
});

test('on activateaccount paths the settings open on request, and their decision counts (D36)', () => {
  const { value, said, asked, started } = take(
    { banner: false, stored: true },
    track(),
    settings,
    connected,
    update(none),
    track(),
  );
  expect({ value, said, asked, started: started.length }).toEqual({
    value: { decision: 'known', events: 'dropped', platform: present('connected') },
    said: [released(), ready, changed(none)],
    asked: [settings],
    started: 1,
  });
});

describe('the platform', () => {
  test('commands before it is connected are kept and sent once', () => {
    expect(take({}, settings, handed, settings, handed).asked).toEqual([]);
    const { value, asked } = take({}, settings, handed, settings, connected, connected);
    expect([value, asked]).toEqual([
      { decision: 'awaited', events: 'held', platform: present('connected') },
      [handed, settings],
    ]);
  });
  test('commands after it is connected are sent at once, each time', () => {
    expect(take({}, connected, handed, settings, settings).asked).toEqual([handed, settings, settings]);
  });
  test('a further try does not repeat sent commands', () => {
    const { asked } = take({}, handed, settings, connected, failed, settings, connected);
    expect(asked).toEqual([handed, settings, settings]);
  });
  test('the last credentials count', () => {
    const newer: Step = { ...handed, credentials: { hmacToken: 'newer', passphrase: 'phrase' } };
    expect(take({}, handed, newer, connected).asked).toEqual([newer]);
  });
  test.each<[string, Step, string]>([
    ['it says so', failed, 'refused'],
    [
      'it breaks',
      { type: 'xstate.error.actor.platform', error: new Error('broken'), actorId: 'platform' },
      'Error: broken',
    ],
    ['ten seconds are over', { over: 'connectLimit' }, 'no connection in time'],
  ])('absent because %s: reported, and a request for the settings is answered once', (_, end, reason) => {
    const unavailable = { decision: 'awaited', events: 'held', platform: 'unavailable' };
    const missing = { type: 'settings.missing' };
    const [silent, asked, again] = [
      take({}, end, failed),
      take({}, settings, end, failed),
      take({}, settings, end, settings, end),
    ];
    expect([silent.value, asked.wanted, silent.said, asked.said, again.said]).toEqual([
      unavailable,
      false,
      [anomaly(reason)],
      [anomaly(reason), missing],
      [anomaly(reason), missing, anomaly(reason), missing],
    ]);
  });
  test('absent: the settings try again, and kept commands are not lost', () => {
    const { value, asked, started } = take({}, failed, handed, settings, connected);
    expect([value, asked, started.length]).toEqual([
      { decision: 'awaited', events: 'held', platform: present('connected') },
      [handed, settings],
      2,
    ]);
  });
  test('invalid messages are reported and are not a decision', () => {
    const { value, said } = take({}, connected, { type: 'platform.anomaly', value: '"yes"' });
    expect([value, said]).toEqual([
      { decision: 'awaited', events: 'held', platform: present('connected') },
      [anomaly('"yes"')],
    ]);
  });
});
