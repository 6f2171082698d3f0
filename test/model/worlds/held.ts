/** Calls of a chart that a path settles. */
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { fromPromise, type AnyActorLogic, type EventObject } from 'xstate';

/** Possible results of a call, and its failure. */
export const answersOf = (
  actorId: string,
  outputs: readonly unknown[],
  error: Error = new TypeError('Failed to fetch'),
): Record<string, readonly EventObject[]> => ({
  [`xstate.done.actor.${actorId}`]: outputs.map(
    (output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as EventObject,
  ),
  [`xstate.error.actor.${actorId}`]: [{ type: `xstate.error.actor.${actorId}`, error, actorId } as EventObject],
});
/** A call that the path settles. */
export const held = (answer: () => Promise<unknown>) => fromPromise(answer) as AnyActorLogic as never;

/** The failure of a call of the contract. */
export const REFUSED = new ServiceFailure('network', 'refused');
