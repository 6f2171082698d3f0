/** Possible results of a call, as events of the model: a failure, and the hoped-for answer. */
import { getNextTransitions } from 'xstate';
import { ServiceFailure, type FailureKind } from '../../machines/domain/failure.ts';
import type { RegistrationAnswer } from '../../machines/context/registration.types.ts';
import type { VisitSnapshot } from '../../src/engine/visit/pages.ts';
import { eventsOf, type PathEvent } from './alphabet.ts';
import { invokedIn } from '../../packages/witness/index.ts';

/** True if an actor looks up an invitation; its child reports failures itself. */
export const isLookUp = (actorId: string) => actorId.endsWith('Invitation');
/** The failure of an actor; a look-up reports it as a verdict. */
export const failed = (actorId: string, kind: FailureKind, retryAfter?: number): PathEvent => {
  const details = retryAfter === undefined ? {} : { retryAfter };
  return isLookUp(actorId)
    ? {
        type: `xstate.done.actor.${actorId}`,
        output: { verdict: 'unavailable', failure: { kind, ...details } },
        actorId,
      }
    : { type: `xstate.error.actor.${actorId}`, error: new ServiceFailure(kind, '', details), actorId };
};
/**
 * The hoped-for answer: the first in the alphabet; for a registration, the one of its flow.
 * @param started true if a second step follows.
 */
export function hoped(actorId: string, started = false): PathEvent {
  const events = eventsOf(`xstate.done.actor.${actorId}`);
  const status = started ? 'STARTED' : 'PENDING_ACTIVATION';
  const isIt = (event: PathEvent) =>
    'output' in event && (event.output as RegistrationAnswer | null)?.registration?.status === status;
  const found = actorId === 'register' ? events.find(isIt) : events[0];
  if (!found) throw new Error(`nothing answers for ${actorId}`);
  return found;
}
/** The actor that a state waits for, or undefined. */
export const asking = (state: VisitSnapshot) => invokedIn(state).find((id) => id !== 'watchActivation');
/** The event of a named delay in a state, or undefined. */
export const delayIn = (state: VisitSnapshot, name: string) => {
  const isIt = (type: string): type is `xstate.after.${string}` => type.startsWith(`xstate.after.${name}.`);
  return getNextTransitions(state)
    .map(({ eventType }) => eventType)
    .find(isIt);
};
