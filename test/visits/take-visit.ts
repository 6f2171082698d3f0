/** Takes the text of a visit on the engine: the chart itself, with actors that answer what the text says, when it says so. */
import { createActor, fromPromise, SimulatedClock, type ActorOptions, type StateValue } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEmitted, VisitEvent, VisitInput } from '../../machines/visit.types.ts';
import { writePlaces, writeStep, type PathEvent, type VisitText } from '../../src/recorder/visit-text.ts';

export interface Taken {
  /** The step, as its text has it. */
  step: string;
  /** Where it led: the leaves of the state value. */
  places: readonly string[];
  /** What the visit emitted, tracked events by their names. */
  emitted: readonly string[];
}
export interface Difference {
  step: string;
  expected: string;
  got: string;
}

/** How a visit is taken: on the engine, as here, or anywhere else that can be told what its outside answers. */
export type TakeVisit = (
  visit: VisitText,
  /** Hears of each step that led where the text says. */
  onStep?: (taken: Taken) => void,
) => Promise<{ taken: readonly Taken[]; difference: Difference | null }>;

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}
/** By visit and id: what an actor of it is to answer. */
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

const NOBODY = 'nothing waits for it';
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

type Options = Pick<ActorOptions<typeof visitMachine>, 'inspect'>;

/** A visit that goes one step at a time. */
export function startVisit(input: VisitInput, options: Options = {}) {
  // It stands still: what waits for it is told by the text.
  const actor = createActor(machine, { ...options, input, clock: new SimulatedClock() });
  let emitted: string[] = [];
  actor.on('*', (emission) => void emitted.push(wordsOf(emission)));
  // It is told as the step that broke it.
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

  const breakage = () => {
    const { error } = actor.getSnapshot();
    if (error === undefined) return null;
    return `the visit breaks: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'it does not say why'}`;
  };
  /** Gives why it can't be taken where nothing of the visit waits for it, or the visit breaks. */
  const take = async (event: PathEvent): Promise<{ value: StateValue; emitted: readonly string[] } | string> => {
    emitted = [];
    if ('actorId' in event) {
      const waiting = waitedFor(event);
      if (!waiting) return NOBODY;
      if ('error' in event) waiting.reject(event.error);
      else waiting.resolve(event.output);
    } else if (event.type.startsWith('xstate.after.') && !isDue(event.type)) return NOBODY;
    else actor.send(event as VisitEvent);
    await turn();
    return breakage() ?? { value: actor.getSnapshot().value, emitted };
  };
  return { take, snapshot: () => actor.getSnapshot(), stop: () => void actor.stop() };
}

const same = (one: StateValue, other: StateValue) => JSON.stringify(one) === JSON.stringify(other);

/** Takes one visit, and stops where it differs from its text. */
export const takeVisit: TakeVisit = async (visit, onStep = () => undefined) => {
  const { take, stop } = startVisit(visit.input);
  const taken: Taken[] = [];
  try {
    for (const { event, value } of visit.steps) {
      const step = writeStep(event);
      const led = await take(event);
      const expected = value === null ? '' : writePlaces(value);
      if (typeof led === 'string') return { taken, difference: { step, expected, got: led } };
      const got = writePlaces(led.value);
      if (value !== null && !same(value, led.value)) return { taken, difference: { step, expected, got } };
      const one: Taken = { step, places: got.split(' '), emitted: led.emitted };
      taken.push(one);
      onStep(one);
    }
    return { taken, difference: null };
  } finally {
    stop();
  }
};
