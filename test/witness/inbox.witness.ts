/** After a registration: the mail again, to the same or another address, and activation elsewhere (D16, D21, D26). */
import { ACTIVE_MEANWHILE, addressForm, ELSEWHERE, knownAccount, noAnswer, TO_THE_FORM, slow } from './common.ts';
import type { Row } from './witness.types.ts';

const RESEND = ['formFinished', 'emailPending', 'activationError'] as const;
const again = { on: RESEND, of: 'resend' } as const;
const changed = { on: 'formFinished', of: 'changeEmail' } as const;
const WAITING = ['sendAgain', 'changeAddress', 'back', 'notYou'] as const;

export const inbox: readonly Row[] = [
  // Send again: at most once a minute.
  {
    rule: ['D21', 'D26'],
    on: ['formFinished', 'emailPending'],
    unless: ['waiting', 'the address is being changed'],
    press: 'mail.requested',
    says: 'waiting.moment',
    asks: 'resend',
    less: WAITING,
  },
  ...(['the link had expired before', 'the link was replaced before'] as const).map((when): Row => ({
    rule: ['D21', 'D48'],
    on: 'activationError',
    when,
    unless: 'waiting',
    press: 'mail.requested',
    says: 'waiting.moment',
    asks: 'resend',
    less: 'sendAgain',
  })),
  {
    rule: 'D26',
    on: RESEND,
    when: 'a mail was asked for before',
    unless: ['waiting', 'the address is being changed'],
    press: 'mail.requested',
    given: 'at once',
    says: 'resend.wait',
    ways: 'as they were',
    less: 'sendNow',
  },
  { rule: 'D26', ...again, comes: 'accepted', says: 'resend.sent' },
  // By the back end's own limit, also if it does not give a time.
  { rule: 'D26', ...again, comes: ['a moment ago', 'refused'], says: 'resend.wait' },
  // For its bearer, and by a link from its mailbox; a member gets no mail (D54).
  { rule: ['D26', 'D54'], ...again, comes: 'active', ...ELSEWHERE },
  ...noAnswer(again, {}),
  { rule: 'D24', ...again, comes: 'slow', says: 'waiting.slow', less: WAITING, more: 'cancel' },
  // Back as before; the result of an earlier mail was announced then.
  { rule: 'D24', ...again, comes: 'cancelled' },

  // To a different address.
  {
    rule: 'D26',
    on: 'formFinished',
    flow: ['default', 'leanStep2'],
    unless: ['waiting', 'the address is being changed'],
    press: 'email.changeChosen',
    screen: 'otherAddress',
  },
  {
    rule: 'D26',
    on: 'formFinished',
    when: 'the address is being changed',
    unless: 'waiting',
    press: 'email.kept',
    screen: 'inbox',
  },
  ...addressForm(
    'D26',
    { on: 'formFinished', when: 'the address is being changed', unless: 'waiting' },
    { says: 'formFinished.sendingThere', asks: 'changeEmail', less: ['sendThere', 'keepAddress', 'notYou'] },
  ),
  { rule: 'D26', ...changed, comes: 'accepted PENDING_ACTIVATION', screen: 'inbox', loses: 'address' },
  ...knownAccount(changed),
  { rule: 'D16', ...changed, comes: 'EmailInvalid', says: 'wrong.email', focus: 'wrong field' },
  // No further change of address; the remaining way is a new registration.
  {
    rule: ['D16', 'D50'],
    ...changed,
    comes: 'EmailInvalid CHANGED_TOO_OFTEN',
    says: 'wrong.changedTooOften',
    focus: 'wrong field',
    more: 'notYou',
  },
  // The form has only an address, so nothing else can be corrected there.
  {
    rule: 'D26',
    ...changed,
    comes: [
      'GenderInvalid',
      'FirstNameInvalid',
      'LastNameInvalid',
      'CountryInvalid',
      'AcceptedTerms',
      'AcceptedDataPolicy',
      'AgreementsNotAccepted',
      'AgreementsAcceptedInvalid',
    ],
    says: 'wrong.email',
    focus: 'wrong field',
  },
  {
    rule: 'D26',
    ...changed,
    comes: ['RegistrationCode', 'RegistrationCodeInvalid', 'LocaleInvalid'],
    says: 'problem.technical',
    focus: 'alarm',
    more: 'sendThereAgain',
  },
  {
    rule: 'D16',
    ...changed,
    comes: ['Infrastructure', 'NeverSeenBefore'],
    says: 'problem.technical',
    focus: 'alarm',
    more: 'sendThereAgain',
    tells: 'anomaly.reported',
  },
  {
    rule: 'D16',
    ...changed,
    comes: ['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists'],
    ...TO_THE_FORM,
    says: 'problem.lapsed',
    focus: 'alarm',
    more: 'registerAgain',
  },
  { rule: ['D26', 'D54'], ...changed, comes: ACTIVE_MEANWHILE, ...ELSEWHERE },
  ...noAnswer(changed, { more: 'sendThereAgain' }),
  ...slow(changed, { control: ['sendThere', 'keepAddress', 'notYou'] }),

  // Another person than the one registered in this browser: only the invitation is kept.
  {
    rule: 'D50',
    on: ['formFinished', 'emailActive'],
    when: 'offered to register again',
    unless: ['waiting', 'on the way out'],
    press: 'registration.begunAnew',
    ...TO_THE_FORM,
    loses: ['registration', 'address', 'teaser'],
    tells: 'bearer.disowned',
  },

  // Activated in another tab or on another device; or the day passes, or no message comes: the mail covers that.
  {
    rule: 'D26',
    on: 'formFinished',
    of: 'watchActivation',
    comes: 'done',
    ...ELSEWHERE,
  },
  {
    rule: 'D26',
    on: 'formFinished',
    of: 'watchActivation',
    comes: ['no network', 'technical', 'used before', 'too many requests', 'part missing'],
    ways: 'as they were',
  },
  { rule: 'D26', on: 'formFinished', time: 'linkLife', ways: 'as they were' },
];
