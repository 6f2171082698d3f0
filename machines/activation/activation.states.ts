/** Activation: one explicit confirmation and its outcomes (D25, D48). */
import { activateAccountPage } from './activate-account.page.ts';
import { activatedPage } from './activated.page.ts';
import { activationErrorPage } from './activation-error.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { countingDown, takenOn } from '../shared/forwarding.states.ts';
import { resending } from '../mail/resend.states.ts';
import { accountKnown } from '../known-account/account-exists.states.ts';
import { failing, evaluated, waiting } from '../shared/waiting.states.ts';
import { ACTIVATION_EVENTS, activationInput } from '../rules/activation.rules.ts';

/** Actions of a failed activation: store the error across a reload, and track it. */
const ended = (error: keyof typeof ACTIVATION_EVENTS) =>
  [
    { type: 'storeActivationError', params: error },
    { type: 'track', params: ACTIVATION_EVENTS[error] },
  ] as const;

const activateAccount = visitSetup.createStateConfig({
  id: activateAccountPage.id,
  description: 'The mailed link was opened. Only a press activates the account.',
  route: { guard: 'activationIdKnown' },
  meta: activateAccountPage,
  entry: ['clearProblems', { type: 'trackShown', params: { event: 'landing_activate_account_registration' } }],
  initial: 'asking',
  states: {
    asking: {
      description: 'Waits for the press.',
      on: {
        'activation.pressed': {
          target: 'activating',
          actions: { type: 'storePress', params: ({ event: { key } }) => ({ of: 'activate', key }) },
        },
      },
    },
    activating: mixed(waiting({ of: 'activate', back: 'asking', unanswered: 'evaluating' }), {
      description: 'Pressed. Back waits for the answer; after 8 seconds the visitor can cancel.',
      invoke: {
        id: 'activate',
        src: 'finalize',
        input: activationInput,
        onDone: evaluated('activate'),
        onError: failing('activate', 'evaluating'),
      },
    }),
    evaluating: {
      description: 'Evaluates the answer, or its absence (D16, D25).',
      always: [
        // Nothing was sent; the missing chunk is loaded first.
        { guard: 'partMissing', target: '#staleDeployment' },
        {
          guard: 'activationUnanswered',
          target: '#activationError',
          actions: { type: 'storeActivationError', params: 'unanswered' },
        },
        { guard: { type: 'problemKnown', params: 'activate' }, target: '#activationError', actions: ended('failed') },
        {
          guard: { type: 'activationMeans', params: 'successful' },
          target: '#activated',
          actions: ['tellActivated', { type: 'storeActivated', params: 'justNow' }],
        },
        {
          guard: { type: 'activationMeans', params: 'alreadyActive' },
          target: '#activated.before',
          actions: { type: 'storeActivated', params: 'before' },
        },
        {
          guard: { type: 'activationMeans', params: 'replacedLink' },
          target: '#activationError',
          actions: ended('replacedLink'),
        },
        {
          guard: { type: 'activationMeans', params: 'expiredLink' },
          target: '#activationError',
          actions: ended('expiredLink'),
        },
        {
          guard: { type: 'activationMeans', params: 'invalidLink' },
          target: '#activationError',
          actions: ended('invalidLink'),
        },
        {
          guard: { type: 'activationMeans', params: 'incompleteLink' },
          target: '#activationError',
          actions: ended('incompleteLink'),
        },
        ...accountKnown('link'),
        { guard: { type: 'answerMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
        {
          target: '#activationError',
          actions: [...ended('failed'), { type: 'refuse', params: { of: 'activate', problem: { kind: 'technical' } } }],
        },
      ],
    },
  },
});

const activated = visitSetup.createStateConfig({
  id: activatedPage.id,
  description: 'The account is active. Same address as the page with the button.',
  meta: activatedPage,
  on: { 'shop.chosen': '.leaving', 'login.chosen': { actions: 'goToLogin' } },
  initial: 'justNow',
  states: {
    justNow: mixed(countingDown('readingTimeSoon'), {
      description: 'Forwards to the shop after time to read; the visitor can stay.',
      after: { readingTime: takenOn },
      on: { 'shop.stayed': 'staying' },
    }),
    staying: { description: 'The visitor chose to stay, or is offline: no forwarding.', tags: 'staying' },
    before: { description: 'The link was used before: already active (D25).', tags: 'alreadyActive' },
    elsewhere: { description: 'Activated in another tab or on another device (D26).', tags: 'activeElsewhere' },
    returned: {
      description: 'After a reload: the same page without forwarding.',
      always: [
        { guard: { type: 'wasActivated', params: 'before' }, target: 'before' },
        { guard: { type: 'wasActivated', params: 'elsewhere' }, target: 'elsewhere' },
        { target: 'staying' },
      ],
    },
    leaving: { description: 'Leaves for the shop, which is another system.', entry: 'goToShop' },
  },
});

const pressedAgain = {
  'activation.pressed': {
    target: '#activateAccount.activating',
    actions: {
      type: 'storePress',
      params: ({ event }: { event: { key: string } }) => ({ of: 'activate' as const, key: event.key }),
    },
  },
} as const;

const activationError = visitSetup.createStateConfig({
  id: activationErrorPage.id,
  description: 'The activation failed: shows what the visitor can do.',
  route: { guard: 'activationErrorKnown' },
  meta: activationErrorPage,
  entry: 'settleResend',
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'activationErrorIs', params: 'expiredLink' }, target: 'expiredLink' },
        { guard: { type: 'activationErrorIs', params: 'unanswered' }, target: 'unanswered' },
        { guard: { type: 'activationErrorIs', params: 'incompleteLink' }, target: 'incompleteLink' },
        { guard: { type: 'activationErrorIs', params: 'replacedLink' }, target: 'replacedLink' },
        { guard: { type: 'activationErrorIs', params: 'invalidLink' }, target: 'invalidLink' },
        { target: 'failed' },
      ],
    },
    failed: { description: 'The link is still valid: the visitor can try again.', tags: 'failed', on: pressedAgain },
    unanswered: mixed(sendable('activate'), {
      description: 'The outcome is unknown: repeated with the same key (D21).',
      tags: 'unanswered',
      on: pressedAgain,
    }),
    invalidLink: { description: 'Unknown link: customer service helps.', tags: 'invalidLink' },
    incompleteLink: {
      description: 'The link is incomplete: the mail has the whole one (D48).',
      tags: 'incompleteLink',
    },
    replacedLink: mixed(resending('link'), {
      description: 'A newer mail was sent: only its link is valid (D48).',
      tags: 'replacedLink',
    }),
    expiredLink: mixed(resending('link'), {
      description: 'Older than a day: a new mail can be sent.',
      tags: 'expiredLink',
    }),
  },
});

export const activation = visitSetup.createStateConfig({
  initial: 'activateAccount',
  states: { activateAccount, activated, activationError },
});
