/** Membership interest: who knows no member asks the house itself. */
import { sendable } from '../connection/sendable.states.ts';
import { journey } from '../journey.setup.ts';
import { emailInput } from '../mail/mail.rules.ts';
import { waiting } from '../waiting.states.ts';

const membershipInterest = journey.createStateConfig({
  id: 'membershipInterest' as const,
  description: 'What membership is, and how one may be considered for it.',
  route: {},
  meta: { path: '/membership-interest', screen: 'MembershipInterest', layout: 'default' },
});

const membershipApply = journey.createStateConfig({
  id: 'membershipApply' as const,
  description: 'An address is left.',
  route: {},
  meta: { path: '/membership-interest/apply', screen: 'MembershipApply', layout: 'default' },
  entry: 'clearProblem',
  initial: 'editing',
  states: {
    editing: {
      ...sendable('emailRequest'),
      on: {
        'email.submitted': {
          guard: { type: 'emailGood', params: ({ event }) => event.email },
          target: 'applying',
          actions: { type: 'storeEmailRequest', params: ({ event }) => event },
        },
      },
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
            actions: ['storeApplication', 'discardAddressDraft', { type: 'track', params: 'submit_email' }],
          },
          { target: 'editing', actions: 'refuseEmail' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'storeError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

const membershipConfirmation = journey.createStateConfig({
  id: 'membershipConfirmation' as const,
  description: 'The address was submitted; opened cold, it leads to the intro (D12).',
  route: { guard: 'applied' },
  meta: { path: '/membership-interest/confirmation', screen: 'MembershipConfirmation', layout: 'default' },
});

export const membership = journey.createStateConfig({
  initial: 'membershipInterest',
  states: { membershipInterest, membershipApply, membershipConfirmation },
});
