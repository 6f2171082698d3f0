/** An invitation is looked up: on the landing page, beside the form, and as a typed code. */
import { visitSetup } from '../visit.setup.ts';
import type { invitationInput, typedInput } from './invitation.rules.ts';

/**
 * The look-up of a state. Its sibling `judging` decides what the verdict means there.
 * @param id of the look-up, by which its answer is known.
 * @param unanswered where it leads when the look-up itself breaks: a sibling state, or one by its id.
 */
export const lookUp = (id: string, input: typeof invitationInput | typeof typedInput, unanswered: string) =>
  visitSetup.createStateConfig({
    invoke: {
      id,
      src: 'invitation',
      input,
      onDone: {
        target: 'judging',
        actions: [
          { type: 'storeInvitationAnswer', params: ({ event }) => event.output },
          'reportUnknownTypes',
          'trackVerdict',
        ],
      },
      onError: { target: unanswered, actions: { type: 'storeFailure', params: { kind: 'technical' } } },
    },
  });
