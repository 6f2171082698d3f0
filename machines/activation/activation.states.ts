/** Activation: one press by a person, and its four ends (D25). */
import { journey } from '../journey.setup.ts';
import { resending } from '../mail/resend.states.ts';

const activateAccount = journey.createStateConfig({
  id: 'activateAccount' as const,
  description: 'The mailed link was opened. Opening changes nothing: only a press does.',
  route: { guard: 'activationIdKnown' },
  meta: { path: '/registration/activateaccount', screen: 'ActivateAccount', layout: 'noFooter' },
  entry: 'clearProblem',
  initial: 'asking',
  states: {
    asking: {
      description: 'Waits for the press.',
      on: {
        'activation.pressed': {
          target: 'activating',
          actions: { type: 'storePress', params: ({ event }) => event.key },
        },
      },
    },
    activating: {
      description: 'Pressed. Back waits for the answer; after a while the visitor may cancel.',
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'xstate.route': {}, 'activation.cancelled': 'asking' },
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
      },
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context: { activationId, activationKey } }) => ({
          activationId: activationId ?? '',
          key: activationKey ?? '',
        }),
        onDone: { target: 'judging', actions: { type: 'storeActivation', params: ({ event }) => event.output } },
        onError: {
          target: '#activationError',
          actions: [
            { type: 'storeActivationError', params: 'failed' },
            { type: 'storeError', params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
      after: {
        answerLimit: {
          target: '#activationError',
          actions: [
            { type: 'storeActivationError', params: 'failed' },
            { type: 'storeFailure', params: { kind: 'timeout' } },
          ],
        },
      },
    },
    judging: {
      always: [
        { guard: { type: 'activationMeans', params: 'successful' }, target: '#activated', actions: 'forgetVisit' },
        {
          guard: { type: 'activationMeans', params: 'alreadyActive' },
          target: '#activated.before',
          actions: 'forgetVisit',
        },
        {
          guard: { type: 'activationMeans', params: 'expiredLink' },
          target: '#activationError',
          actions: { type: 'storeActivationError', params: 'expiredLink' },
        },
        {
          guard: { type: 'activationMeans', params: 'invalidLink' },
          target: '#activationError',
          actions: { type: 'storeActivationError', params: 'invalidLink' },
        },
        { target: '#activationError', actions: { type: 'storeActivationError', params: 'failed' } },
      ],
    },
  },
});

const activated = journey.createStateConfig({
  id: 'activated' as const,
  description: 'The account is active; shares the address of the page that asked.',
  meta: { path: '/registration/activateaccount', screen: 'Activated', layout: 'noFooter' },
  on: { 'shop.chosen': '.leaving', 'login.chosen': '.leavingForLogin' },
  initial: 'justNow',
  states: {
    justNow: { description: 'Shown in, after time to read.', after: { readingTime: 'leaving' } },
    before: { description: 'The link had been used: already active (D25).', tags: 'alreadyActive' },
    leaving: { description: 'On the way into the shop, which is another system.', entry: 'goToShop' },
    leavingForLogin: { description: 'On the way to the login.', tags: 'alreadyActive', entry: 'goToLogin' },
  },
});

const activationError = journey.createStateConfig({
  id: 'activationError' as const,
  description: 'It did not work: with what the visitor can do about it.',
  route: { guard: 'activationErrorKnown' },
  meta: { path: '/registration/activateaccountError', screen: 'ActivationError', layout: 'noFooter' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'activationErrorIs', params: 'expiredLink' }, target: 'expiredLink' },
        { guard: { type: 'activationErrorIs', params: 'invalidLink' }, target: 'invalidLink' },
        { target: 'failed' },
      ],
    },
    failed: {
      description: 'The link is still good: try again.',
      tags: 'failed',
      on: {
        'activation.pressed': {
          guard: 'activationIdKnown',
          target: '#activateAccount.activating',
          actions: { type: 'storePress', params: ({ event }) => event.key },
        },
      },
    },
    invalidLink: { description: 'Nothing that we know: customer service helps.', tags: 'invalidLink' },
    expiredLink: {
      description: 'Older than a day: a new mail can be sent.',
      tags: 'expiredLink',
      ...resending('expiredLink'),
    },
  },
});

export const activation = journey.createStateConfig({
  initial: 'activateAccount',
  states: { activateAccount, activated, activationError },
});
