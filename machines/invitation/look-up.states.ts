/** An invitation is looked up: on the landing page, beside the form, and as a typed code. */
import { visitSetup } from '../visit.setup.ts';
import type { invitationInput, typedInput } from './invitation.rules.ts';

/**
 * Another person than who holds the place, in their browser (D50): the holder is forgotten here, and only here. The invitation is looked
 * up again, as anyone's, beside the form.
 */
export const begunAnew = visitSetup.createStateConfig({
  on: {
    'registration.begunAnew': {
      guard: 'anewOffered',
      target: '#registrationForm',
      actions: [
        'forgetHolder',
        'clearProblem',
        'disownBearer',
        'discardDraft',
        'discardAddressDraft',
        'discardTeaserDraft',
      ],
    },
  },
}).on;

/**
 * The look-up of a state. Who holds a place of the code is met by what became of it (D50); else its sibling `judging` decides what
 * the verdict means there.
 * @param id of the look-up, by which its answer is known.
 * @param unanswered where it leads when the look-up itself breaks: a sibling state, or one by its id.
 */
export const lookUp = (
  id: 'linkInvitation' | 'formInvitation' | 'typedInvitation',
  input: typeof invitationInput | typeof typedInput,
  unanswered: string,
) => {
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
          target: 'judging',
          actions: [
            { type: 'storeInvitationAnswer', params: ({ event }) => event.output },
            'reportUnknownTypes',
            'trackVerdict',
          ],
        },
      ],
      onError: { target: unanswered, actions: { type: 'storeFailure', params: { kind: 'technical' } } },
    },
  });
};
