/** The form is refused: each reason has a definite result, and the typed values stay (D16). */
import { codeRefused, knownAccount } from './common.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'registrationForm', of: 'register' } as const;
const WHOLE = ['default', 'waitingListApproved'] as const;
/** Flows whose form has no name fields. */
const NAMELESS = ['leanStep2', 'socialRegistration'] as const;
/** Shown at the field and above the form, which gets the focus. */
const refused = { rule: 'D16', focus: 'alarm' } as const;
const technical = { rule: 'D16', says: 'problem.technical', focus: 'alarm', more: 'registerAgain' } as const;

export const refusals: readonly Row[] = [
  {
    ...refused,
    ...here,
    flow: [...WHOLE, 'socialRegistration'],
    comes: 'GenderInvalid',
    says: ['wrong.summary', 'wrong.gender'],
  },
  {
    ...refused,
    ...here,
    flow: 'leanStep2',
    comes: 'GenderInvalid',
    says: ['wrong.summary', 'wrong.gender'],
    more: ['woman', 'man'],
  },
  {
    ...refused,
    ...here,
    flow: WHOLE,
    comes: ['FirstNameInvalid', 'LastNameInvalid'],
    says: ['wrong.summary', 'wrong.characters'],
  },
  {
    ...refused,
    ...here,
    flow: NAMELESS,
    when: 'sent without a name',
    comes: 'FirstNameInvalid',
    says: ['wrong.summary', 'wrong.firstName'],
    more: 'firstName',
  },
  {
    ...refused,
    ...here,
    flow: NAMELESS,
    when: 'sent without a name',
    comes: 'LastNameInvalid',
    says: ['wrong.summary', 'wrong.lastName'],
    more: 'lastName',
  },
  {
    ...refused,
    ...here,
    flow: NAMELESS,
    unless: 'sent without a name',
    comes: 'FirstNameInvalid',
    says: ['wrong.summary', 'wrong.characters'],
    more: 'firstName',
  },
  {
    ...refused,
    ...here,
    flow: NAMELESS,
    unless: 'sent without a name',
    comes: 'LastNameInvalid',
    says: ['wrong.summary', 'wrong.characters'],
    more: 'lastName',
  },
  { ...refused, ...here, comes: 'CountryInvalid', says: ['wrong.summary', 'wrong.country'] },
  { ...refused, ...here, comes: 'EmailInvalid', says: ['wrong.summary', 'wrong.email'] },
  {
    ...refused,
    ...here,
    comes: ['AcceptedTerms', 'AcceptedDataPolicy', 'AgreementsNotAccepted'],
    says: ['wrong.summary', 'wrong.terms'],
  },
  {
    ...refused,
    ...here,
    comes: 'AgreementsAcceptedInvalid',
    says: ['wrong.summary', 'wrong.terms'],
    asks: 'formInvitation',
  },
  ...knownAccount(here),
  codeRefused(here),
  {
    rule: 'D16',
    ...here,
    unless: 'asked in English',
    comes: 'LocaleInvalid',
    says: 'waiting.submitting',
    key: 'kept',
    asks: 'register',
    less: 'register',
  },
  { ...technical, ...here, when: 'asked in English', comes: 'LocaleInvalid' },
  // A form has no link that could be refused.
  { ...technical, ...here, comes: ['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists'] },
  { ...technical, ...here, comes: ['Infrastructure', 'NeverSeenBefore'], tells: 'anomaly.reported' },
  // Several at once: field messages take precedence, all of them shown; otherwise the first in the order of D16's
  // table.
  {
    ...refused,
    ...here,
    flow: [...WHOLE, 'socialRegistration'],
    comes: 'EmailAlreadyUsedActive GenderInvalid EmailInvalid',
    says: ['wrong.summary', 'wrong.gender', 'wrong.email'],
  },
  {
    ...refused,
    ...here,
    flow: 'leanStep2',
    comes: 'EmailAlreadyUsedActive GenderInvalid EmailInvalid',
    says: ['wrong.summary', 'wrong.gender', 'wrong.email'],
    more: ['woman', 'man'],
  },
  {
    rule: ['D16', 'D37'],
    ...here,
    comes: 'RegistrationCode EmailAlreadyUsedPending',
    page: 'emailPending',
    tracked: 'error_registration_account_pending',
  },
  {
    rule: 'D16',
    ...here,
    comes: 'Infrastructure RegistrationCodeInvalid',
    page: 'deny',
    screen: 'denyInvalid',
    tells: 'anomaly.reported',
  },
];
