/** One step of a chart as a pure function: where it leads, what is said on the way, and what is asked of the outside. */
import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';

/** What XState would do with a step, as far as it concerns anyone else. */
export interface Done {
  said: readonly EventObject[];
  started: readonly { id: string; input: unknown }[];
}
export interface Taken<S> extends Done {
  to: S;
}

const nothing = () => undefined;
const paramsOf = (actions: readonly ExecutableActionObject[], type: string) =>
  actions.filter((action) => action.type === type).map(({ params }) => params as Record<string, unknown>);

export const doneBy = (actions: readonly ExecutableActionObject[]): Done => ({
  said: paramsOf(actions, 'xstate.emit').map(({ event }) => event as EventObject),
  started: paramsOf(actions, 'xstate.spawnChild').map(({ id, input }) => ({ id: String(id), input })),
});

/**
 * XState's own `transition` makes an actor for each step, which takes longer than the step: here one serves them all, and
 * is never started.
 */
export function takenBy<S = AnyMachineSnapshot>(machine: AnyStateMachine, input: object) {
  const self = createActor(machine, { input });
  const { system, logger, sessionId, id } = self as unknown as AnyActorScope;
  const scope: AnyActorScope = {
    self,
    system,
    logger,
    sessionId,
    id,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return (from: S, event: EventObject): Taken<S> => {
    const actions: ExecutableActionObject[] = [];
    const to = machine.transition(from as AnyMachineSnapshot, event, {
      ...scope,
      actionExecutor: (action) => void actions.push(action),
    });
    return { to: to as S, ...doneBy(actions) };
  };
}
