/** The address is already registered: with an active account, or pending activation (D16). */
import { emailActivePage } from './email-active.page.ts';
import { emailPendingPage } from './email-pending.page.ts';
import { begunAnew } from '../shared/look-up.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { countingDown, takenOn } from '../shared/forwarding.states.ts';
import { resending } from '../mail/resend.states.ts';
import type { AddressedBy } from '../context/registration.types.ts';

/** Stores an existing account and the sent address for its page, and tracks it (D37). */
export const accountFound = (state: 'active' | 'pending', by: AddressedBy) =>
  [
    { type: 'storeAccount', params: { state, by } },
    { type: 'track', params: `error_registration_account_${state}` },
  ] as const;

/** The sent address is registered: leads to the page that says so, from any sending state (D16). */
export const accountKnown = (by: AddressedBy) =>
  [
    {
      guard: { type: 'answerMeans', params: 'emailActive' },
      target: '#emailActive',
      actions: accountFound('active', by),
    },
    {
      guard: { type: 'answerMeans', params: 'emailPending' },
      target: '#emailPending',
      actions: accountFound('pending', by),
    },
  ] as const;

/** A visitor from an activation link may have no invitation for a registration. */
const returning = [
  { guard: 'mayRegister', target: '#registrationForm', actions: 'clearProblems' },
  { target: '#codeEntry' },
] as const;

export const emailActive = visitSetup.createStateConfig({
  id: emailActivePage.id,
  description: 'The address has an account: forwards to the login after time to read; the visitor can stay (D20).',
  route: { guard: { type: 'accountIs', params: 'active' } },
  meta: emailActivePage,
  entry: 'clearProblems',
  on: { ...begunAnew, 'form.returned': returning, 'login.chosen': '.leaving' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'forwardDue', target: 'countingDown' }, { target: 'staying' }] },
    countingDown: mixed(countingDown('forwardingSoon'), {
      after: { forwarding: takenOn },
      on: { 'login.stayed': 'staying' },
    }),
    staying: {
      description: 'The visitor chose to stay, came back, or is offline: no forwarding.',
      tags: 'staying',
      entry: 'clearForwarding',
    },
    leaving: {
      description: 'Leaves for the login, which is another system.',
      entry: [
        'clearForwarding',
        { type: 'trackShown', params: { event: 'already_registered_login_registration' } },
        'goToLogin',
      ],
    },
  },
});

export const emailPending = mixed(resending('address'), {
  id: emailPendingPage.id,
  description: 'The address is not activated yet: resend the mail, or use another address.',
  route: { guard: { type: 'accountIs', params: 'pending' } },
  meta: emailPendingPage,
  entry: ['clearProblems', 'settleResend'],
  on: {
    'form.returned': returning,
    'email.changeChosen': [
      { guard: 'mayGiveAddress', target: '#registrationForm', actions: ['clearProblems', 'clearAddress'] },
      { guard: 'mayChangeAddress', target: '#codeEntry' },
    ],
  },
});
