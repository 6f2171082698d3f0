/** Registration succeeded: the activation mail was sent (D26). */
import { formFinishedPage } from './form-finished.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import { addressSubmitted } from '../mail/address-form.states.ts';
import { begunAnew } from '../shared/look-up.states.ts';
import { given } from '../common/given.ts';
import { mixed } from '../shared/mixed.ts';
import type { Problem } from '../context/requests.types.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { emailInput, NO_ADDRESS } from '../rules/mail.rules.ts';
import { resending } from '../mail/resend.states.ts';
import { failing, evaluated, waiting } from '../shared/waiting.states.ts';
import { activeElsewhere, activatedElsewhere } from '../shared/active-elsewhere.states.ts';
import { accountKnown } from '../known-account/account-exists.states.ts';
import { lapsed } from './second-step.states.ts';

/** If the success is shown in a popup over a landing page (D29), closing it leads back there. */
const popup = visitSetup.createStateConfig({ on: { 'finished.closed': '#landing' } }).on;

const refused = (problem: Problem) => ({ type: 'refuse', params: { of: 'newAddress', problem } }) as const;

const changingAddress = visitSetup.createStateConfig({
  description: 'The visitor enters a different address for the mail.',
  tags: 'changingAddress',
  entry: ['clearProblems', 'settleResend'],
  initial: 'editing',
  states: {
    editing: mixed(sendable('newAddress'), {
      on: {
        ...addressSubmitted('newAddress', 'sending'),
        ...popup,
        ...begunAnew,
        'email.kept': {
          target: '#formFinished.activationMail.idle',
          actions: ['clearProblems', { type: 'storeAnswered', params: 'newAddress' }],
        },
      },
    }),
    sending: mixed(waiting({ of: 'newAddress', back: 'editing' }), {
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: emailInput('newAddress'),
        onDone: evaluated('newAddress'),
        onError: failing('newAddress', 'editing'),
      },
    }),
    evaluating: {
      always: [
        {
          guard: 'accepted',
          target: '#formFinished.activationMail.idle',
          actions: ['storeNewAddress', 'discardAddressDraft'],
        },
        ...accountKnown('newAddress'),
        activeElsewhere,
        {
          guard: { type: 'answerMeans', params: 'linkRefused' },
          target: '#registrationForm',
          actions: ['returnToForm', lapsed, { type: 'storeAnswered', params: 'newAddress' }],
        },
        {
          guard: 'changedTooOften',
          target: 'editing',
          actions: ['offerAnew', refused({ kind: 'fields', fields: { email: 'changedTooOften' } })],
        },
        { guard: { type: 'answerMeans', params: 'fields' }, target: 'editing', actions: refused(NO_ADDRESS) },
        { target: 'editing', actions: refused({ kind: 'technical' }) },
      ],
    },
  },
});

const { initial, states: mail } = resending('bearer');
const activationMail = visitSetup.createStateConfig({
  initial,
  states: {
    ...mail,
    idle: {
      ...mail.idle,
      on: {
        ...popup,
        ...mail.idle.on,
        ...begunAnew,
        'email.changeChosen': { guard: 'mayChangeAddress', target: 'changingAddress' },
      },
    },
    changingAddress,
  },
});

const watch = visitSetup.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      description: 'Watches for an activation in another tab or on another device.',
      invoke: {
        id: 'watchActivation',
        src: 'watchActivation',
        input: ({ context: { registration, invitation } }) => ({
          registrationId: given(registration).id,
          code: invitation?.code ?? null,
        }),
        onDone: activatedElsewhere,
        onError: 'unwatched',
      },
      after: { linkLife: 'unwatched' },
    },
    unwatched: { description: 'The activation cannot be watched; the mail still activates the account.' },
  },
});

export const formFinished = visitSetup.createStateConfig({
  id: formFinishedPage.id,
  description: 'The activation mail was sent. It can be resent, or sent to another address.',
  route: { guard: 'registered' },
  meta: formFinishedPage,
  entry: ['clearProblems', 'settleResend'],
  type: 'parallel',
  states: { activationMail, watch },
});
