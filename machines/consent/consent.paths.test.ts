/** Every way through the consent chart, up to a length: whatever happens, no event leaves unless the last decision allows it. */
import { initialTransition, transition, type EventFrom, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import type { TrackedEvent } from '../analytics/catalogue.ts';
import { consentMachine } from './consent.machine.ts';
import type { Consent, ConsentInput } from './consent.types.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;
type Event = EventFrom<typeof consentMachine>;

const tracked: TrackedEvent = { event: 'join_waitlist', fields: {} };
const decisions: readonly Consent[] = [
  { analytics: true, personalisation: true },
  { analytics: true, personalisation: false },
  { analytics: false, personalisation: true },
  { analytics: false, personalisation: false },
];
/** Everything that may happen; the limit of the connection too, by its own name. */
const events = [
  { type: 'event.tracked', tracked },
  ...decisions.map((consent) => ({ type: 'consent.updated', consent }) as const),
  { type: 'settings.opened' },
  { type: 'credentials.received', credentials: { hmacToken: 'token', passphrase: 'phrase' } },
  { type: 'platform.connected' },
  { type: 'platform.failed', reason: 'refused' },
  { type: 'platform.anomaly', value: 'x' },
  { type: 'xstate.after.connectLimit.consent.platform.present.connecting' },
  { type: 'xstate.error.actor.platform', error: new Error('broken'), actorId: 'platform' },
] as unknown as readonly Event[];

const inputs: readonly ConsentInput[] = [true, false].flatMap((banner) =>
  [true, false, null].map((stored) => ({ banner, stored, url: '/consent.js' })),
);

/** Where it is, and what guards and actions look at; of those that wait, how many, up to two. */
const keyOf = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    Math.min(context.waiting.length, 2),
    context.consent,
    context.credentials !== null,
    context.settingsWanted,
  ]);

const emitted = (actions: readonly { type: string; params?: unknown }[]) =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => Reflect.get(params as object, 'event') as { type: string });

/** Whether events may leave, by what the visitor decided: the rule, not by the chart. */
const mayLeave = ({ banner, stored }: ConsentInput, { consent }: Snapshot['context']) =>
  consent ? consent.analytics : !banner && stored === true;

describe.each(inputs)('banner $banner, stored $stored', (input) => {
  const adjacency = getAdjacencyMap(
    consentMachine as never,
    {
      input,
      events,
      serializeState: keyOf,
    } as never,
  ) as unknown as Record<string, { state: Snapshot }>;
  const states = Object.values(adjacency).map(({ state }) => state);
  const steps = states.flatMap((from) =>
    events.map((event) => {
      const [to, actions] = transition(consentMachine, from, event);
      return { from, event, to, said: emitted(actions) };
    }),
  );

  test('every state of the chart is met', () => {
    const met = new Set(states.flatMap(({ value }) => Object.values(value).map((inner) => JSON.stringify(inner))));
    const always = ['"awaited"', '"known"', '"released"', '"dropped"', '"unavailable"'];
    const platform = ['{"present":"connecting"}', '{"present":"connected"}'];
    expect([...met].toSorted()).toEqual(
      [...always, ...platform, ...(input.banner ? ['"held"'] : ['"skipped"'])].toSorted(),
    );
  });
  test('no event leaves unless the decision as it is then allows it', () => {
    const leaving = steps.filter(({ said }) => said.some(({ type }) => type === 'event.released'));
    expect([leaving.length > 0, leaving.filter(({ to }) => !mayLeave(input, to.context))]).toEqual([true, []]);
  });
  test('every event that may leave does, at once', () => {
    const free = steps.filter(({ event, from }) => event.type === 'event.tracked' && mayLeave(input, from.context));
    expect(free.map(({ said }) => said)).toEqual(free.map(() => [{ type: 'event.released', tracked }]));
    expect(free.length).toBeGreaterThan(0);
  });
  test('what waits leaves once: nothing waits where events leave or are dropped', () => {
    const idle = steps.filter(({ to }) => !to.matches({ events: 'held' }));
    expect(idle.filter(({ to }) => to.context.waiting.length > 0)).toEqual([]);
    expect(idle.length).toBeGreaterThan(0);
  });
  test('it is ready with the first decision, and never again', () => {
    const telling = steps.filter(({ said }) => said.some(({ type }) => type === 'consent.ready'));
    const deciding = steps.filter(
      ({ from, event }) => event.type === 'consent.updated' && from.context.consent === null,
    );
    expect(telling).toEqual(deciding);
    expect(deciding.length).toBeGreaterThan(0);
  });
  test('a decision is told when it differs from the last, else nothing is said', () => {
    const updates = steps.filter(({ event }) => event.type === 'consent.updated');
    const told = updates.map(({ said }) => said.some(({ type }) => type === 'consent.changed'));
    expect(told).toEqual(
      updates.map(({ from, to }) => JSON.stringify(from.context.consent) !== JSON.stringify(to.context.consent)),
    );
  });
  test('the start says nothing', () => {
    expect(emitted(initialTransition(consentMachine, input)[1])).toEqual([]);
  });
});
