/** Look-ups of an invitation: on the landing page, in parallel to the form, and as a typed code. */
import { visitSetup } from '../rules/visit.setup.ts';
import type { invitationInput, typedInput } from '../rules/invitation.rules.ts';

/**
 * A different person registers in the holder's browser (D50): the only place where the holder is forgotten. The
 * invitation is looked up again in parallel to the form, as for any visitor.
 */
export const begunAnew = visitSetup.createStateConfig({
  on: {
    'registration.begunAnew': {
      guard: 'anewOffered',
      target: '#registrationForm',
      actions: [
        'forgetHolder',
        'clearProblems',
        'disownBearer',
        'discardDraft',
        'discardAddressDraft',
        'discardTeaserDraft',
      ],
    },
  },
}).on;

interface LookUp {
  /** Id of the invoked actor. */
  id: 'linkInvitation' | 'formInvitation' | 'typedInvitation';
  /** The request whose form shows a missing response. */
  of: 'lookUp' | 'code';
  input: typeof invitationInput | typeof typedInput;
  /** Target if the look-up itself fails: a sibling state, or a state by id. */
  unanswered: string;
}
/**
 * Look-up of a state. The holder of a place of the code is led to its current state (D50); otherwise the sibling
 * `evaluating` handles the verdict.
 */
export const lookUp = ({ id, of, input, unanswered }: LookUp) => {
  const typed = id === 'typedInvitation';
  return visitSetup.createStateConfig({
    invoke: {
      id,
      src: 'invitation',
      input,
      onDone: [
        {
          guard: {
            type: 'placeHeld',
            params: ({ event: { output } }) => ({
              output,
              status: 'PENDING_ACTIVATION',
              typed,
            }),
          },
          target: '#formFinished',
          actions: { type: 'storeHeldRegistration', params: ({ event: { output } }) => ({ output, typed }) },
        },
        {
          guard: {
            type: 'placeHeld',
            params: ({ event: { output } }) => ({ output, status: 'ACTIVE', typed }),
          },
          target: '#emailActive',
          actions: { type: 'storeHeldAccount', params: ({ event: { output } }) => ({ output, typed }) },
        },
        {
          target: 'evaluating',
          actions: [
            { type: 'storeInvitationAnswer', params: ({ event: { output } }) => ({ of, output }) },
            { type: 'reportUnknownTypes', params: ({ event: { output } }) => output },
            { type: 'trackVerdict', params: ({ event: { output } }) => output },
          ],
        },
      ],
      onError: {
        target: unanswered,
        actions: { type: 'storeProblem', params: { of, problem: { kind: 'technical' } } },
      },
    },
  }).invoke;
};
