/** Replays a visit's text on the engine: the chart itself, with actors that respond as and when the text says. */
import { createActor, fromPromise, SimulatedClock, type ActorOptions, type StateValue } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEmitted, VisitEvent, VisitInput } from '../../machines/context/visit.types.ts';
import type { VisitSnapshot } from '../engine/visit/pages.ts';
import { resumable, schedulesDelays } from './resume.ts';
import { writePlaces, writeStep, type PathEvent, type VisitStep, type VisitText } from './visit-text.ts';

export interface ReplayedStep {
  /** The step as in the text. */
  step: string;
  /** The resulting state: leaves of the state value. */
  places: readonly string[];
  /** Emitted events; tracked events by name. */
  emitted: readonly string[];
}
export interface Difference {
  step: string;
  expected: string;
  actual: string;
}

/** A function that replays a visit: on the engine, as here, or in any environment with scripted services. */
export type ReplayVisit = (
  visit: VisitText,
  /** Called after each step with the expected result. */
  onStep?: (taken: ReplayedStep) => void,
) => Promise<{ taken: readonly ReplayedStep[]; difference: Difference | null }>;

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}
/** Pending actors by system and id. */
const pendingIn = new WeakMap<object, Map<string, Pending>>();
const pendingOf = (system: object): Map<string, Pending> => {
  const pending = pendingIn.get(system) ?? new Map<string, Pending>();
  pendingIn.set(system, pending);
  return pending;
};
/** Every actor of the visit is a promise that the text settles. */
const pendingActor = fromPromise(
  ({ self, system }) => new Promise((resolve, reject) => void pendingOf(system).set(self.id, { resolve, reject })),
);
const machine = visitMachine.provide({
  actors: Object.fromEntries(Object.keys(visitMachine.implementations.actors).map((name) => [name, pendingActor])),
});

const wordsOf = (emission: VisitEmitted): string => {
  if (emission.type === 'event.tracked') return `${emission.type} ${emission.tracked.event}`;
  const { type, ...rest } = emission;
  const what = Object.values(rest).find((value) => typeof value === 'string');
  return what !== undefined && type !== 'account.activated' ? `${type} ${what}` : type;
};

const NO_RECEIVER = 'nothing waits for it';
/** Waits until all effects of a settled promise have run; works in browsers and in Node. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

interface ReplayOptions extends Pick<ActorOptions<typeof visitMachine>, 'inspect'> {
  /** Initial snapshot of a visit that was started in a situation. */
  from?: VisitSnapshot | null;
}

/** A visit replayed step by step. */
export function startReplay(input: VisitInput, { from = null, ...options }: ReplayOptions = {}) {
  // Stopped: delays are triggered by the text.
  const clock = new SimulatedClock();
  const start = from === null ? {} : { snapshot: resumable(machine, from), inspect: schedulesDelays };
  const actor = createActor(machine, { ...start, ...options, input, clock });
  let emitted: string[] = [];
  actor.on('*', (emission) => void emitted.push(wordsOf(emission)));
  // The error is returned by the step that caused it.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const pending = pendingOf(actor.system);
  const waitedFor = (event: PathEvent): Pending | null => {
    if (!('actorId' in event) || actor.getSnapshot().children[event.actorId as never] === undefined) return null;
    const found = pending.get(event.actorId) ?? null;
    pending.delete(event.actorId);
    return found;
  };
  const isDue = (type: string) =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).some(({ event }) => event.type === type);

  const failure = () => {
    const { error } = actor.getSnapshot();
    if (error === undefined) return null;
    return `the visit breaks: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'it does not say why'}`;
  };
  /** Returns the reason if the visit does not wait for the event, or fails. */
  const take = async (event: PathEvent): Promise<{ value: StateValue; emitted: readonly string[] } | string> => {
    emitted = [];
    if ('actorId' in event) {
      const waiting = waitedFor(event);
      if (!waiting) return NO_RECEIVER;
      if ('error' in event) waiting.reject(event.error);
      else waiting.resolve(event.output);
    } else if (event.type.startsWith('xstate.after.') && !isDue(event.type)) return NO_RECEIVER;
    else actor.send(event as VisitEvent);
    await turn();
    return failure() ?? { value: actor.getSnapshot().value, emitted };
  };
  return { take, snapshot: () => actor.getSnapshot(), stop: () => void actor.stop() };
}
export type Replay = ReturnType<typeof startReplay>;

const same = (one: StateValue, other: StateValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Replays the next step and compares the resulting state with the text; without a state in the text there is no
 * comparison.
 */
export async function replayStep(
  { take }: Pick<Replay, 'take'>,
  { event, value }: VisitStep,
): Promise<ReplayedStep | Difference> {
  const step = writeStep(event);
  const reached = await take(event);
  const expected = value === null ? '' : writePlaces(value);
  if (typeof reached === 'string') return { step, expected, actual: reached };
  const actual = writePlaces(reached.value);
  if (value !== null && !same(value, reached.value)) return { step, expected, actual };
  return { step, places: actual.split(' '), emitted: reached.emitted };
}

/** Replays one visit; stops at the first difference. */
export const replayVisit: ReplayVisit = async (visit, onStep = () => undefined) => {
  const replay = startReplay(visit.input);
  const taken: ReplayedStep[] = [];
  try {
    for (const step of visit.steps) {
      const one = await replayStep(replay, step);
      if ('actual' in one) return { taken, difference: one };
      taken.push(one);
      onStep(one);
    }
    return { taken, difference: null };
  } finally {
    replay.stop();
  }
};
