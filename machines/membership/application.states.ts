/** An address is left by who would like to be a member: on a page of its own, and in the teaser over the landing page. */
import { sendable } from '../connection/sendable.states.ts';
import { emailSubmitted } from '../mail/email-request.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { emailInput } from '../mail/mail.rules.ts';
import { failing, waiting } from '../waiting.states.ts';

/** @param discard what is kept of this form's text is given up once it was taken. */
export const application = (discard: 'discardAddressDraft' | 'discardTeaserDraft') =>
  visitSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        ...sendable('emailRequest'),
        on: emailSubmitted('applying'),
      },
      applying: {
        description: 'Sent. Back waits for the answer.',
        ...waiting('editing'),
        invoke: {
          id: 'applyForMembership',
          src: 'applyForMembership',
          input: emailInput,
          onDone: [
            {
              guard: { type: 'acknowledged', params: ({ event }) => event.output },
              target: '#membershipConfirmation',
              actions: ['storeApplication', discard, { type: 'track', params: 'submit_email' }],
            },
            { target: 'editing', actions: 'refuseEmail' },
          ],
          onError: failing('editing'),
        },
      },
    },
  });
