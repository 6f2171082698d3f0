/** Shared by the rows of many flows: missing answers, slow answers, the way to the form. */
import type { Happening, OneOrMore, Row, Then, Where } from './witness.types.ts';

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
