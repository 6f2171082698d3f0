/** The one pure step of a chart: where an event leads, what it takes on the way, what is emitted, and what is asked of the outside. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, ExecutableActionObject } from 'xstate';
import { beginIn, scopeOf, stepIn } from './xstate-internals.ts';

/** An actor that a step starts, and what it is given. */
export interface Started {
  id: string;
  input: unknown;
}
export interface PureStep<S = AnyMachineSnapshot> {
  state: S;
  /** Names of the transitions that were taken, those that followed by themselves included, in their order. */
  taken: readonly string[];
  emitted: readonly EventObject[];
  started: readonly Started[];
  /** Everything that would have been executed, as XState hands it out. */
  actions: readonly ExecutableActionObject[];
  /** Why the chart threw on the event, which then leads nowhere; null: it did not. */
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
  /** Few sequences of transitions, in very many steps: each is kept once. */
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
