/** What rows of many flows have in common: no answer, a long wait, the way to the form. */
import type { Happening, OneOrMore, Row, Then, Where } from './witness.types.ts';

type Place = Where & { of: Extract<Happening, { of: unknown }>['of'] };
type Ways = Pick<Then, 'more' | 'less'>;

/** Told above the form, with its own way to send the same again, by the same key (D21, D24). */
export function noAnswer(place: Place, ways: Ways, more: Then = {}): readonly Row[] {
  const told = { rule: ['D21', 'D24'], ...place, focus: 'alarm', ...ways, ...more } as const;
  return [
    { ...told, comes: 'no network', says: 'problem.network' },
    { ...told, comes: 'no answer', says: 'problem.timeout' },
    { ...told, comes: 'technical', says: 'problem.technical' },
    { ...told, rule: ['D24', 'D39'], comes: 'too many requests', says: 'problem.busy' },
    // That key is of no use any more: sent again, it is another press.
    { ...told, comes: 'used before', says: 'problem.technical', key: 'spent' },
  ];
}

/** After 8 s it is told that it takes longer, and can be cancelled: back, with everything as it was (D24). */
export function slow(
  place: Place,
  { control, cancel = 'cancel' }: { control: OneOrMore<string>; cancel?: string },
): readonly Row[] {
  return [
    { rule: 'D24', ...place, comes: 'slow', says: 'waiting.slow', less: control, more: cancel },
    { rule: 'D24', ...place, comes: 'cancelled' },
  ];
}

/** The address has an account: a page of its own, from wherever it was sent (D16, D20, D37). */
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
/** The code is refused with what was sent: the deny page (D16). */
export const codeRefused = (place: Place): Row => ({
  rule: 'D16',
  ...place,
  comes: ['RegistrationCode', 'RegistrationCodeInvalid'],
  page: 'deny',
  screen: 'denyInvalid',
});

/** The form, as it is come to from elsewhere. */
export const TO_THE_FORM = { page: 'registrationForm', enters: 'the form' } as const;
/** Activated in another tab or on another device, and known here now. */
export const ELSEWHERE = { page: 'activated', screen: 'activeElsewhere' } as const;
/** To the bearer of what was begun: it is active. */
export const ACTIVE_MEANWHILE = 'FinalizationRegistrationIdNotExists ALREADY_ACTIVE';
