/** What may come of an actor's call, as events of the model: no answer, and the answer that is hoped for. */
import { getNextTransitions } from 'xstate';
import { ServiceFailure, type FailureKind } from '../../machines/domain/failure.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import type { VisitSnapshot } from '../../src/engine/visit/pages.ts';
import { eventsOf, type PathEvent } from './alphabet.ts';
import { invokedIn } from '../../packages/witness/index.ts';

/** Whether an actor looks an invitation up: its own child tells of failures. */
export const isLookUp = (actorId: string) => actorId.endsWith('Invitation');
/** As an actor ends without an answer: a look-up turns that into a verdict. */
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
 * The response that is hoped for: the first of the alphabet's, of a registration the one that its flow comes to.
 * @param started whether a second step follows.
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
/** The actor that a state waits for; undefined: for none. */
export const asking = (state: VisitSnapshot) => invokedIn(state).find((id) => id !== 'watchActivation');
/** The event that ends a named delay of a state; undefined: none runs. */
export const delayIn = (state: VisitSnapshot, name: string) => {
  const isIt = (type: string): type is `xstate.after.${string}` => type.startsWith(`xstate.after.${name}.`);
  return getNextTransitions(state)
    .map(({ eventType }) => eventType)
    .find(isIt);
};
