/** Makers of what a chart’s words mean: actions and guards, as functions of what the chart knows. */
import * as xstate from 'xstate';
import type { EventObject, MachineContext } from 'xstate';

/**
 * The makers of one chart, typed by what it knows, hears and says. `assign` and `emit` of a setup take no params (xstate
 * 5.33), hence these; `P` is what a chart hands to an action or guard as its params.
 */
export const makersOf = <Context extends MachineContext, Event extends EventObject, Emitted extends EventObject>() => {
  type Collected<P> = Parameters<
    typeof xstate.enqueueActions<Context, Event, P, Event, never, never, never, never, Emitted>
  >[0];
  /** An action that does several things, or none. */
  const enqueueActions = <P = undefined>(collect: Collected<P>) =>
    xstate.enqueueActions<Context, Event, P, Event, never, never, never, never, Emitted>(collect);
  return {
    enqueueActions,
    /** An action that stores what it is given. */
    store: <P = undefined>(changes: (params: P, context: Context) => Partial<Context>) =>
      xstate.assign<Context, Event, P, Event, never>(({ context }, params) => changes(params, context)),
    /** A guard on what the chart knows. */
    when:
      <P = undefined>(test: (context: Context, params: P) => boolean) =>
      ({ context }: { context: Context }, params: P) =>
        test(context, params),
    /** An action that tells the outside. */
    emit: (emitted: Emitted | ((context: Context) => Emitted)) =>
      xstate.emit<Context, Event, undefined, Event, Emitted>(({ context }) =>
        typeof emitted === 'function' ? emitted(context) : emitted,
      ),
    /** An action that tells the outside as many things as there are. */
    emitAll: <P = undefined>(emitted: (context: Context, params: P) => readonly Emitted[]) =>
      enqueueActions<P>(({ context, enqueue }, params) => {
        for (const one of emitted(context, params)) enqueue.emit(one);
      }),
  };
};
