/** Factories for a chart's actions and guards, as functions of its context. */
import * as xstate from 'xstate';
import type { EventObject, MachineContext } from 'xstate';

/**
 * Action and guard factories typed for one chart. `assign` and `emit` of a setup take no params (xstate 5.33), which
 * these add; `P` is the type of the params that a chart passes to an action or guard.
 */
export const makersOf = <Context extends MachineContext, Event extends EventObject, Emitted extends EventObject>() => {
  type Collected<P> = Parameters<
    typeof xstate.enqueueActions<Context, Event, P, Event, never, never, never, never, Emitted>
  >[0];
  /** An action that enqueues any number of actions. */
  const enqueueActions = <P = undefined>(collect: Collected<P>) =>
    xstate.enqueueActions<Context, Event, P, Event, never, never, never, never, Emitted>(collect);
  return {
    enqueueActions,
    /** An action that merges changes into the context. */
    store: <P = undefined>(changes: (params: P, context: Context) => Partial<Context>) =>
      xstate.assign<Context, Event, P, Event, never>(({ context }, params) => changes(params, context)),
    /** A guard that reads the context. */
    when:
      <P = undefined>(test: (context: Context, params: P) => boolean) =>
      ({ context }: { context: Context }, params: P) =>
        test(context, params),
    /** An action that emits one event. */
    emit: (emitted: Emitted | ((context: Context) => Emitted)) =>
      xstate.emit<Context, Event, undefined, Event, Emitted>(({ context }) =>
        typeof emitted === 'function' ? emitted(context) : emitted,
      ),
    /** An action that emits a list of events. */
    emitAll: <P = undefined>(emitted: (context: Context, params: P) => readonly Emitted[]) =>
      enqueueActions<P>(({ context, enqueue }, params) => {
        for (const one of emitted(context, params)) enqueue.emit(one);
      }),
  };
};
