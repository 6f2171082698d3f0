/** Takes the text of a visit on the engine: the chart itself, with actors that answer what the text says, when it says so. */
import { createActor, fromPromise, SimulatedClock, type ActorOptions, type StateValue } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEmitted, VisitEvent, VisitInput } from '../../machines/visit.types.ts';
import type { VisitSnapshot } from '../engine/pages.ts';
import { resumable, schedulesDelays } from '../engine/resume.ts';
import { writePlaces, writeStep, type PathEvent, type VisitStep, type VisitText } from './visit-text.ts';

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
/** Until everything that follows from what was settled has happened: in a browser, and in Node. */
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

export interface ReplayOptions extends Pick<ActorOptions<typeof visitMachine>, 'inspect'> {
  /** Where a visit was put that did not begin at its beginning. */
  from?: VisitSnapshot | null;
}

/** A visit that goes one step at a time. */
export function startReplay(input: VisitInput, { from = null, ...options }: ReplayOptions = {}) {
  // It stands still: what waits for it is told by the text.
  const clock = new SimulatedClock();
  const start = from === null ? {} : { snapshot: resumable(machine, from), inspect: schedulesDelays };
  const actor = createActor(machine, { ...start, ...options, input, clock });
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
export type Replay = ReturnType<typeof startReplay>;

const same = (one: StateValue, other: StateValue) => JSON.stringify(one) === JSON.stringify(other);

/** Takes the next step, and compares where it leads with where its text says; a text that does not say is not compared. */
export async function takeStep(
  { take }: Pick<Replay, 'take'>,
  { event, value }: VisitStep,
): Promise<Taken | Difference> {
  const step = writeStep(event);
  const led = await take(event);
  const expected = value === null ? '' : writePlaces(value);
  if (typeof led === 'string') return { step, expected, got: led };
  const got = writePlaces(led.value);
  if (value !== null && !same(value, led.value)) return { step, expected, got };
  return { step, places: got.split(' '), emitted: led.emitted };
}

/** Takes one visit, and stops where it differs from its text. */
export const takeVisit: TakeVisit = async (visit, onStep = () => undefined) => {
  const replay = startReplay(visit.input);
  const taken: Taken[] = [];
  try {
    for (const step of visit.steps) {
      const one = await takeStep(replay, step);
      if ('got' in one) return { taken, difference: one };
      taken.push(one);
      onStep(one);
    }
    return { taken, difference: null };
  } finally {
    replay.stop();
  }
};
