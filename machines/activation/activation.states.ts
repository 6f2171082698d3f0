/** Activation: one press by a person, and its four ends (D25). */
import { activateAccountPage } from './activate-account.page.ts';
import { activatedPage } from './activated.page.ts';
import { activationErrorPage } from './activation-error.page.ts';
import { sendable } from '../connection/sendable.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { resending } from '../mail/resend.states.ts';
import { accountFound } from '../registration/account-exists.states.ts';
import { judged, waiting } from '../waiting.states.ts';
import { ACTIVATION_EVENTS, activationInput } from './activation.rules.ts';
import type { ActivationError } from './activation.types.ts';

/** It did not work: kept over a reload, and counted. */
const ended = (error: ActivationError) =>
  [
    { type: 'storeActivationError', params: error },
    { type: 'track', params: ACTIVATION_EVENTS[error] },
  ] as const;

const activateAccount = visitSetup.createStateConfig({
  id: activateAccountPage.id,
  description: 'The mailed link was opened. Opening changes nothing: only a press does.',
  route: { guard: 'activationIdKnown' },
  meta: activateAccountPage,
  entry: ['clearProblem', { type: 'trackShown', params: { event: 'landing_activate_account_registration' } }],
  initial: 'asking',
  states: {
    asking: {
      description: 'Waits for the press.',
      on: {
        'activation.pressed': {
          target: 'activating',
          actions: { type: 'storePress', params: ({ event }) => ({ what: 'activate', key: event.key }) },
        },
      },
    },
    activating: {
      description: 'Pressed. Back waits for the answer; after a while the visitor may cancel.',
      ...waiting('asking'),
      entry: 'clearProblem',
      invoke: {
        id: 'activate',
        src: 'finalize',
        input: activationInput,
        onDone: judged,
        onError: {
          target: 'judging',
          actions: { type: 'storeError', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      after: { answerLimit: { target: 'judging', actions: { type: 'storeFailure', params: { kind: 'timeout' } } } },
    },
    judging: {
      description: 'What the answer means, or that there is none (D16, D25).',
      always: [
        // Nothing was sent: what is missing of the page is fetched first.
        { guard: 'partMissing', target: '#staleDeployment' },
        { guard: 'problemKnown', target: '#activationError', actions: ended('failed') },
        {
          guard: { type: 'activationMeans', params: 'successful' },
          target: '#activated',
          actions: ['tellActivated', 'forgetVisit'],
        },
        {
          guard: { type: 'activationMeans', params: 'alreadyActive' },
          target: '#activated.before',
          actions: 'forgetVisit',
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
          guard: { type: 'activationMeans', params: 'emailActive' },
          target: '#emailActive',
          actions: accountFound('active'),
        },
        {
          guard: { type: 'activationMeans', params: 'emailPending' },
          target: '#emailPending',
          actions: accountFound('pending'),
        },
        { guard: { type: 'activationMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
        {
          target: '#activationError',
          actions: [...ended('failed'), { type: 'storeFailure', params: { kind: 'technical' } }],
        },
      ],
    },
  },
});

const activated = visitSetup.createStateConfig({
  id: activatedPage.id,
  description: 'The account is active; shares the address of the page that asked.',
  meta: activatedPage,
  on: { 'shop.chosen': '.leaving', 'login.chosen': { actions: 'goToLogin' } },
  initial: 'justNow',
  states: {
    justNow: { description: 'Shown in, after time to read.', after: { readingTime: 'leaving' } },
    before: { description: 'The link had been used: already active (D25).', tags: 'alreadyActive' },
    elsewhere: { description: 'Activated in another tab or on another device (D26).', tags: 'activeElsewhere' },
    leaving: { description: 'On the way into the shop, which is another system.', entry: 'goToShop' },
  },
});

const activationError = visitSetup.createStateConfig({
  id: activationErrorPage.id,
  description: 'It did not work: with what the visitor can do about it.',
  route: { guard: 'activationErrorKnown' },
  meta: activationErrorPage,
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
      ...sendable('press'),
      on: {
        'activation.pressed': {
          guard: 'activationIdKnown',
          target: '#activateAccount.activating',
          actions: { type: 'storePress', params: ({ event }) => ({ what: 'activate', key: event.key }) },
        },
      },
    },
    invalidLink: { description: 'Nothing that we know: customer service helps.', tags: 'invalidLink' },
    expiredLink: {
      description: 'Older than a day: a new mail can be sent.',
      tags: 'expiredLink',
      ...resending('link'),
    },
  },
});

export const activation = visitSetup.createStateConfig({
  initial: 'activateAccount',
  states: { activateAccount, activated, activationError },
});
