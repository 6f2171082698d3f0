/**
 * The error types of `registrationCodeDetails` by meaning (D8); of several, the first in the order of these lists
 * applies.
 */
export const FORBIDDEN = ['forbiddenReferrer', 'REFERER_INVALID', 'REGISTRATION_CODE_INVALID REFERER_INVALID'] as const;
export const EXPIRED = [
  'expired',
  'REGISTRATION_CODE_INVALID: EXPIRED',
  'REGISTRATION_CODE_NO_BALANCE_LEFT REGISTRATION_CODE_INVALID: EXPIRED',
] as const;
export const NO_INVITATIONS = [
  'noInvitationsLeft',
  'REGISTRATION_CODE_NO_BALANCE_LEFT',
  'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS',
  'INVITER_INVALID REGISTRATION_CODE_NO_BALANCE_LEFT',
] as const;
export const INVALID = ['invalid', 'REGISTRATION_CODE_INVALID', 'INVITER_INVALID', 'CUSTOMIZATION_MISSING'] as const;
/** The code requires a link with a timestamp, which is missing. */
export const NO_TIMESTAMP = ['REGISTRATION_CODE_INVALID: TIMESTAMP_MISSING'] as const;
export const UNKNOWN_TYPE = ['a type never seen', 'NEVER_SEEN_BEFORE'] as const;
