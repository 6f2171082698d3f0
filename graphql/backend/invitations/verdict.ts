import type { Keys } from '../common/keys.ts';
import { checkTimestamp } from './link-validity.ts';
import type { Invitation } from './storage.ts';

/** Problems of an invitation; valid if `errors` is empty. The types may be newer than the contract. */
export interface Verdict {
  errors: string[];
  /** Reasons for `REGISTRATION_CODE_INVALID`, if they may be shown (D8). */
  details: ('EXPIRED' | 'TIMESTAMP_MISSING')[];
}

const UNKNOWN_CODE: Verdict = { errors: ['REGISTRATION_CODE_INVALID'], details: [] };

const linkVerdict = (keys: Keys, invitation: Invitation, timestamp: string | null, now: Date): Verdict => {
  const invalid = { errors: ['REGISTRATION_CODE_INVALID'] };
  if (timestamp === null)
    return invitation.requiresTimestamp ? { ...invalid, details: ['TIMESTAMP_MISSING'] } : { errors: [], details: [] };
  const validity = checkTimestamp(keys, invitation.code, timestamp, now);
  if (validity === 'valid') return { errors: [], details: [] };
  return { ...invalid, details: validity === 'expired' ? ['EXPIRED'] : [] };
};

/** Errors of the invitation itself, independent of the link (spec 8). */
export const invitationErrors = (invitation: Invitation): string[] => {
  const { balance, pending } = invitation;
  const holds: readonly (readonly [string, boolean])[] = [
    ['REFERER_INVALID', !invitation.refererValid],
    ['INVITER_INVALID', !invitation.inviterActive],
    ['CUSTOMIZATION_MISSING', invitation.countryOptions === null],
    ['REGISTRATION_CODE_NO_BALANCE_LEFT', balance === 0],
    ['REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS', pending > 0 && balance <= pending],
  ];
  return [...holds.filter(([, isSo]) => isSo).map(([type]) => type), ...invitation.furtherErrors];
};

/** Checks link and expiry of the code. A forged link does not reveal the expiry. */
const validityVerdict = (keys: Keys, invitation: Invitation, timestamp: string | null, now: Date): Verdict => {
  const link = linkVerdict(keys, invitation, timestamp, now);
  const isForged = link.errors.length > 0 && link.details.length === 0;
  if (isForged || invitation.validUntil === null || invitation.validUntil > now) return link;
  return { errors: ['REGISTRATION_CODE_INVALID'], details: ['EXPIRED'] };
};

/**
 * All errors of an invitation (D8), those of the link first. A code that was taken back (D53) looks unknown.
 * @param timestamp the link's `ts`; null if the code came without one.
 */
export const verdictOf = (keys: Keys, invitation: Invitation | null, timestamp: string | null, now: Date): Verdict => {
  if (!invitation || invitation.takenBack) return UNKNOWN_CODE;
  const validity = validityVerdict(keys, invitation, timestamp, now);
  return { errors: [...validity.errors, ...invitationErrors(invitation)], details: validity.details };
};
