/** The landing page’s way onto the waiting list: an address, to which a link to the lobby is mailed (D27). */
import { sendable } from '../connection/sendable.states.ts';
import { emailSubmitted } from '../mail/email-request.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { emailInput } from '../mail/mail.rules.ts';
import { failing, waiting } from '../waiting.states.ts';

const wait = waiting('refused');

export const placeRequest = visitSetup.createStateConfig({
  initial: 'idle',
  on: emailSubmitted('.asking'),
  states: {
    idle: { description: 'An address may be left.', ...sendable('emailRequest') },
    asking: {
      description: 'The link is asked for.',
      ...wait,
      // Given up is not refused: what is wrong with the other form is told there.
      on: { ...wait.on, 'wait.cancelled': 'idle', 'email.submitted': {} },
      tags: ['busy', 'askingForPlace'],
      invoke: {
        id: 'requestPlace',
        src: 'requestPlace',
        input: emailInput,
        onDone: [
          {
            guard: { type: 'acknowledged', params: ({ event }) => event.output },
            target: 'asked',
            actions: ['clearEmailRequest', 'discardAddressDraft', { type: 'track', params: 'submit_email' }],
          },
          { target: 'refused', actions: 'refuseEmail' },
        ],
        onError: failing('refused'),
      },
    },
    asked: { description: 'The link is on its way, or was a moment ago.', tags: 'placeAsked' },
    refused: {
      description: 'No answer, or not an address: the words stand at this form, until the other one is used.',
      tags: 'placeRefused',
      ...sendable('emailRequest'),
      // Sent, or only now judged: from then on what is wrong is the other one's.
      on: { 'code.submitted': 'idle', 'xstate.done.actor.typedInvitation': 'idle' },
    },
  },
});
