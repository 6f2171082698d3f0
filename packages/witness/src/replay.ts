/** Replays a path on a real actor: real child machines, calls that the path settles, and a clock that it moves. */
import { isDeepStrictEqual } from 'node:util';
import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, type StateValue } from 'xstate';
import { isSettling, type Chart } from './chart.ts';
import { createOutside, dueClock, turn } from './outside.ts';
import { activeIn, transitionName } from './xstate-internals.ts';

export interface Replayable {
  input: unknown;
  /** Events and their expected state values; null if unknown. */
  steps: readonly { event: EventObject; value: StateValue | null }[];
}
/** A path for a real actor, with the model's state values. */
export const replayable = ({
  input,
  steps,
}: {
  input: unknown;
  steps: readonly { event: EventObject; state: Pick<AnyMachineSnapshot, 'value'> }[];
}): Replayable => ({
  input,
  steps: steps.map(({ event, state }) => ({ event, value: state.value as StateValue })),
});
interface StepTaken {
  /** The actor's state value after the step. */
  value: StateValue;
  /** Snapshots before and after the step, and events emitted by it. */
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  emitted: readonly EventObject[];
  /** Names of the transitions taken. */
  taken: readonly string[];
}
export interface Replayed {
  /** Names of all transitions taken, from the start. */
  taken: ReadonlySet<string>;
  /** The same, step by step. */
  steps: readonly StepTaken[];
  /** Ids of the states in which it rested. */
  visited: ReadonlySet<string>;
  /** Results of guards: name, and `true` or `false`. */
  decided: ReadonlySet<string>;
  done: number;
  emitted: readonly string[];
  /** Events that one step emitted twice. */
  repeated: readonly string[];
  /** The first difference between actor and model, or null. */
  difference: string | null;
}

type Guard = (args: unknown, params: unknown) => boolean;

/** The machine with guards that report their results. */
function watched(machine: AnyStateMachine, decide: (decision: string) => void): AnyStateMachine {
  const given = machine.implementations.guards as Record<string, Guard & { check?: (...args: unknown[]) => boolean }>;
  const guards = Object.entries(given).map(([name, guard]) => {
    const record = (decision: boolean) => {
      decide(`${name} ${decision}`);
      return decision;
    };
    const watching: Guard = (args, params) => record(guard(args, params));
    // Combined guards.
    const { check } = guard;
    return [
      name,
      check ? Object.assign(watching, guard, { check: (...args: unknown[]) => record(check(...args)) }) : watching,
    ];
  });
  return machine.provide({ guards: Object.fromEntries(guards) as never });
}

/** Creates a function that replays the paths of a chart, one after the other. */
export function replayerOf(chart: Chart) {
  const outside = createOutside();
  let decided = new Set<string>();
  const played = new Map<boolean, ReturnType<Chart['play']>>();
  const playing = (breaking: boolean) => {
    const known = played.get(breaking);
    if (known) return known;
    const { machine, settle } = chart.play(outside, breaking);
    const play = { machine: watched(machine, (decision) => decided.add(decision)), settle };
    played.set(breaking, play);
    return play;
  };

  return async function replayed({ input, steps }: Replayable): Promise<Replayed> {
    outside.forget();
    decided = new Set();
    const { machine, settle } = playing(steps.some(({ event }) => chart.breaks(event)));
    const clock = dueClock();
    const emitted: string[] = [];
    const repeated: string[] = [];
    const emissions = new Set<string>();
    let emittedNow: EventObject[] = [];
    const taken = new Set<string>();
    const visited = new Set<string>();
    const takenSteps: StepTaken[] = [];
    let now: string[] = [];
    /** Types of the events received since the step began. */
    const received = new Set<string>();
    const actor = createActor(machine, {
      input,
      clock,
      inspect: (seen) => {
        if (seen.actorRef.sessionId !== seen.rootId) return;
        if (seen.type === '@xstate.event') received.add(seen.event.type);
        if (seen.type === '@xstate.microstep') now.push(...seen._transitions.map(transitionName));
      },
    });
    const rest = () => {
      for (const name of now) taken.add(name);
      for (const id of activeIn(actor.getSnapshot())) visited.add(id);
    };
    const broken: string[] = [];
    actor.subscribe({ error: (error) => broken.push(`the chart broke: ${String(error)}`) });
    actor.on('*', (event) => {
      const { type } = event;
      emitted.push(type);
      emittedNow.push(event);
      const words = JSON.stringify(event);
      if (emissions.has(words)) repeated.push(`${words} is emitted twice`);
      emissions.add(words);
    });
    actor.start();
    rest();
    const awaitLimit = (type: string) => {
      while (!received.has(type)) if (!clock.next()) throw new Error('it never comes');
    };
    const result = (done: number, difference: string | null): Replayed => {
      actor.stop();
      return { taken, steps: takenSteps, visited, decided, done, emitted, repeated, difference };
    };
    for (const [at, { event, value }] of steps.entries()) {
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      now = [];
      emittedNow = [];
      received.clear();
      emissions.clear();
      try {
        if (isSettling(event)) await settle(event);
        else if (event.type.startsWith('xstate.after.')) awaitLimit(event.type);
        else actor.send(event);
      } catch (error) {
        return result(at, `at ${event.type}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await turn();
      if (broken.length > 0) return result(at, `after ${event.type}: ${broken.join(', ')}`);
      rest();
      const after = actor.getSnapshot() as AnyMachineSnapshot;
      const is = after.value as StateValue;
      takenSteps.push({ value: is, taken: now, before, after, emitted: emittedNow });
      if (value !== null && !isDeepStrictEqual(is, value))
        return result(at + 1, `after ${event.type}: ${JSON.stringify(is)} instead of ${JSON.stringify(value)}`);
    }
    return result(steps.length, null);
  };
}
