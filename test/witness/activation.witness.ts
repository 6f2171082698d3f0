/** Activation: one press by a person, and its results (D25, D16, D37, D48, D52). */
import { codeRefused, knownAccount, slow } from './common.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'activateAccount', of: 'activate' } as const;
const failed = {
  page: 'activationError',
  screen: 'activationFailed',
  tracked: 'error_registration_activation_failed',
} as const;
/** The result is unknown: nothing is tracked, and the press keeps its key (D21). */
const unanswered = { page: 'activationError', screen: 'activationUnanswered' } as const;
const notFound = { page: 'activationError', tracked: 'error_registration_activation_not_found' } as const;

export const activation: readonly Row[] = [
  {
    rule: ['D21', 'D25'],
    on: 'activateAccount',
    unless: 'waiting',
    press: 'activation.pressed',
    says: 'waiting.moment',
    asks: 'activate',
    less: 'activate',
  },
  ...(['activation failed before', 'no answer to the activation came before'] as const).map((ended): Row => ({
    rule: ['D21', 'D25'],
    on: 'activationError',
    when: [ended, 'with an activation link'],
    press: 'activation.pressed',
    page: 'activateAccount',
    says: 'waiting.moment',
    trackedOnce: 'landing_activate_account_registration',
    asks: 'activate',
    less: 'activate',
  })),

  {
    rule: ['D25', 'D26'],
    ...here,
    comes: 'accepted ACTIVE',
    page: 'activated',
    screen: 'activated',
    tells: 'account.activated',
    more: 'stay',
  },
  {
    rule: ['D25', 'D48'],
    ...here,
    comes: 'ActivationAccountUrlInvalid ALREADY_ACTIVE',
    page: 'activated',
    screen: 'activeBefore',
  },
  ...(
    [
      ['D48', 'EXPIRED', 'expiredLink'],
      ['D48', 'REPLACED', 'replacedLink'],
      ['D61', 'INCOMPLETE', 'incompleteLink'],
    ] as const
  ).flatMap(([rule, detail, screen]): Row[] => [
    { rule: ['D25', 'D37', rule], ...here, comes: `ActivationAccountUrlInvalid ${detail}`, ...notFound, screen },
  ]),
  {
    rule: ['D16', 'D25', 'D37'],
    ...here,
    comes: ['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists'],
    ...notFound,
    screen: 'invalidLink',
  },
  ...knownAccount(here),
  codeRefused(here),
  // This page has no field to correct, and does not depend on the language: the activation failed, and the link is
  // still valid.
  {
    rule: ['D16', 'D25', 'D37'],
    ...here,
    comes: [
      'GenderInvalid',
      'FirstNameInvalid',
      'LastNameInvalid',
      'CountryInvalid',
      'EmailInvalid',
      'AcceptedTerms',
      'AcceptedDataPolicy',
      'AgreementsNotAccepted',
      'AgreementsAcceptedInvalid',
      'LocaleInvalid',
      'accepted PENDING_ACTIVATION',
    ],
    ...failed,
    says: 'problem.technical',
  },
  {
    rule: ['D16', 'D25', 'D37'],
    ...here,
    comes: ['Infrastructure', 'NeverSeenBefore'],
    ...failed,
    says: 'problem.technical',
    tells: 'anomaly.reported',
  },

  { rule: ['D21', 'D24', 'D25'], ...here, comes: 'no network', ...unanswered, says: 'problem.network' },
  { rule: ['D21', 'D24', 'D25'], ...here, comes: 'no answer', ...unanswered, says: 'problem.timeout' },
  { rule: ['D21', 'D24', 'D25'], ...here, comes: 'technical', ...unanswered, says: 'problem.technical' },
  { rule: ['D24', 'D25', 'D37'], ...here, comes: 'used before', ...failed, says: 'problem.technical', key: 'spent' },
  { rule: ['D21', 'D25', 'D39'], ...here, comes: 'too many requests', ...unanswered, says: 'problem.busy' },
  ...slow(here, { control: 'activate' }),

  // A visitor who has just proved their address enters the shop; others log in.
  { rule: ['D25', 'D52'], on: 'activated', press: 'shop.chosen', screen: 'activated', leaves: 'shop' },
  { rule: ['D25', 'D52'], on: 'activated', unless: 'offline', time: 'readingTime', leaves: 'shop' },
  // Without a network there is no redirect.
  { rule: 'D25', on: 'activated', when: 'offline', time: 'readingTime' },
  // As before the login, the last seconds are announced again, and the visitor may stay.
  { rule: 'D25', on: 'activated', time: 'readingTimeSoon', ways: 'as they were' },
  { rule: 'D25', on: 'activated', press: 'shop.stayed' },
  { rule: ['D25', 'D26'], on: 'activated', press: 'login.chosen', leaves: 'login', ways: 'as they were' },
];
