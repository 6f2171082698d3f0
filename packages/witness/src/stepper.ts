/** Takes pure steps of a chart: the target of an event, its transitions, emitted events and started actors. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, ExecutableActionObject } from 'xstate';
import { beginIn, scopeOf, stepIn } from './xstate-internals.ts';

/** An actor started by a step, and its input. */
export interface Started {
  id: string;
  input: unknown;
}
export interface PureStep<S = AnyMachineSnapshot> {
  state: S;
  /** Names of the transitions taken, including eventless ones, in order. */
  taken: readonly string[];
  emitted: readonly EventObject[];
  started: readonly Started[];
  /** All actions that would run, as XState returns them. */
  actions: readonly ExecutableActionObject[];
  /** The error if the chart threw on the event, which then leads nowhere; otherwise null. */
  broken: string | null;
}
export interface Stepper<S = AnyMachineSnapshot> {
  begin: (input: unknown) => PureStep<S>;
  take: (from: S, event: EventObject) => PureStep<S>;
}

const paramsOf = (actions: readonly ExecutableActionObject[], type: string) =>
  actions.filter((action) => action.type === type).map(({ params }) => params as Record<string, unknown>);
export const emittedBy = (actions: readonly ExecutableActionObject[]): readonly EventObject[] =>
  paramsOf(actions, 'xstate.emit').map(({ event }) => event as EventObject);
export const startedBy = (actions: readonly ExecutableActionObject[]): readonly Started[] =>
  paramsOf(actions, 'xstate.spawnChild').map(({ id, input }) => ({ id: String(id), input }));

/** Steps a machine purely: children stay inert, nothing is started or emitted. */
export function stepperOf<S = AnyMachineSnapshot>(machine: AnyStateMachine): Stepper<S> {
  const scope = scopeOf();
  /** Steps share few sequences of transitions; each is kept once. */
  const known = new Map<string, readonly string[]>();
  const stepped = (state: AnyMachineSnapshot): PureStep<S> => {
    const { taken, actions } = scope;
    const id = taken.join('\n');
    const same = known.get(id) ?? taken;
    known.set(id, same);
    return {
      state: state as S,
      taken: same,
      actions,
      emitted: emittedBy(actions),
      started: startedBy(actions),
      broken: null,
    };
  };
  return {
    begin: (input) => stepped(scope.run((within) => beginIn(machine, input, within))),
    take: (from, event) => {
      try {
        return stepped(scope.run((within) => stepIn(machine, from as AnyMachineSnapshot, event, within)));
      } catch (error) {
        const broken = error instanceof Error ? error.message : String(error);
        return { state: from, taken: [], actions: [], emitted: [], started: [], broken };
      }
    },
  };
}
