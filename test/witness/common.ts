/** Shared by the rows of many flows: missing answers, slow answers, the way to the form. */
import { EXPIRED, FORBIDDEN, INVALID, NO_INVITATIONS, NO_TIMESTAMP, UNKNOWN_TYPE } from './error-types.ts';
import type { Failed, Happening, OneOrMore, Row, Rule, Then, Where } from './witness.types.ts';

type Place = Where & { of: Extract<Happening, { of: unknown }>['of'] };
type Ways = Pick<Then, 'more' | 'less'>;

/** Shown above the form, with a button that sends the same again with the same key (D21, D24). */
export function noAnswer(place: Place, ways: Ways, more: Then = {}): readonly Row[] {
  const problem = { rule: ['D21', 'D24'], ...place, focus: 'alarm', ...ways, ...more } as const;
  return [
    { ...problem, comes: 'no network', says: 'problem.network' },
    { ...problem, comes: 'no answer', says: 'problem.timeout' },
    { ...problem, comes: 'technical', says: 'problem.technical' },
    { ...problem, rule: ['D24', 'D39'], comes: 'too many requests', says: 'problem.busy' },
    // The key is used up: sending again is a new press.
    { ...problem, comes: 'used before', says: 'problem.technical', key: 'spent' },
  ];
}

/** After 8 s slowness is announced, and the visitor can cancel: back, with everything unchanged (D24). */
export function slow(
  place: Place,
  { control, cancel = 'cancel' }: { control: OneOrMore<string>; cancel?: string },
): readonly Row[] {
  return [
    { rule: 'D24', ...place, comes: 'slow', says: 'waiting.slow', less: control, more: cancel },
    { rule: 'D24', ...place, comes: 'cancelled' },
  ];
}

/** A look-up without an answer: not a refusal, and it can be tried again (D24). */
export function lookUpFailed(rule: Rule, place: Place, more: string, broken: Failed = 'breaks'): readonly Row[] {
  const failed = { rule: [rule, 'D24'], ...place, focus: 'alarm', more } as const;
  return [
    { ...failed, comes: 'no network', says: 'problem.network' },
    { ...failed, comes: 'no answer', says: 'problem.timeout' },
    { ...failed, comes: ['technical', broken], says: 'problem.technical' },
    { ...failed, rule: [rule, 'D39'], comes: 'too many requests', says: 'problem.busy' },
  ];
}

/** A refused code, by reason; it is tracked alike everywhere (D8, D10, D11, D37). */
export function refusedCode(place: Place, invalid: Then, expired = invalid, noInvitations = invalid): readonly Row[] {
  const refused = { rule: ['D8', 'D10', 'D37'], ...place } as const;
  return [
    { ...refused, ...invalid, rule: ['D8', 'D10', 'D11'], comes: [...INVALID, ...FORBIDDEN] },
    { ...refused, ...invalid, rule: ['D8', 'D10'], comes: UNKNOWN_TYPE, tells: 'anomaly.reported' },
    { ...refused, ...invalid, comes: NO_TIMESTAMP, tracked: 'error_registration_timestamp_missing' },
    { ...refused, ...expired, comes: EXPIRED, tracked: 'error_registration_code_expired' },
    { ...refused, ...noInvitations, comes: NO_INVITATIONS, tracked: 'error_registration_code_no_balance' },
  ];
}

const HELD = 'place held PENDING_ACTIVATION';
/** The holder of a place sees its status: the inbox page, or the login (D50). */
export const heldPlace = (place: Place): readonly Row[] => [
  {
    rule: 'D50',
    ...place,
    comes: HELD,
    page: 'formFinished',
    screen: 'inbox',
    more: 'notYou',
    asks: 'watchActivation',
  },
  { rule: 'D50', ...place, comes: 'place held ACTIVE', page: 'emailActive', screen: 'member', more: 'notYou' },
];

/** A form with an address: sent, or found invalid by the page itself (D18, D21). */
export const addressForm = (rule: Rule, place: Where, sent: Then): readonly Row[] => [
  { rule: ['D21', rule], ...place, press: 'email.submitted', ...sent },
  { rule: 'D18', ...place, press: 'email.submitted', given: 'no address', ways: 'as they were' },
];

/** The address has an account: a separate page, wherever it was sent (D16, D20, D37). */
export const knownAccount = (place: Place): readonly Row[] => [
  {
    rule: ['D16', 'D20', 'D37'],
    ...place,
    comes: 'EmailAlreadyUsedActive',
    page: 'emailActive',
    tracked: 'error_registration_account_active',
    more: 'stay',
    less: 'notYou',
  },
  {
    rule: ['D16', 'D37'],
    ...place,
    comes: ['EmailAlreadyUsedPending', 'EmailAlreadyUsedInAcq'],
    page: 'emailPending',
    tracked: 'error_registration_account_pending',
  },
];
/** The code is refused with the request: the deny page (D16). */
export const codeRefused = (place: Place): Row => ({
  rule: 'D16',
  ...place,
  comes: ['RegistrationCode', 'RegistrationCodeInvalid'],
  page: 'deny',
  screen: 'denyInvalid',
});

/** The form, entered from another page. */
export const TO_THE_FORM = { page: 'registrationForm', enters: 'the form' } as const;
/** Activated in another tab or on another device. */
export const ELSEWHERE = { page: 'activated', screen: 'activeElsewhere' } as const;
/** For the bearer of a started registration: it is active. */
export const ACTIVE_MEANWHILE = 'FinalizationRegistrationIdNotExists ALREADY_ACTIVE';
