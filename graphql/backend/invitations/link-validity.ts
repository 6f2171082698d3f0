import { VALIDITY_DAYS, validUntil } from '../../../machines/domain/link-validity.ts';
import { DAY, SECOND, after } from '../common/clock.ts';
import { type Keys, equalSecrets, mac } from '../common/keys.ts';
import { ACQ_PARAMS, packParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import type { Locale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { pageUrl } from '../mail/links.ts';

const macOf = (keys: Keys, code: string, until: string): string =>
  mac(keys('link-validity'), code, until).toString('base64url');

/** ISO 8601, UTC, whole seconds: `2026-12-05T17:30:00Z`. */
const wholeSeconds = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

/**
 * The `ts` parameter of a registration link issued now (D9): end of validity, a dot, a MAC over code and time.
 * @param code normalised.
 */
export const signValidity = (keys: Keys, code: string, issuedAt: Date): { timestamp: string; validUntil: string } => {
  // Rounded up, so a link is never valid for less than it says.
  const end = after(issuedAt, VALIDITY_DAYS * DAY).getTime();
  const until = wholeSeconds(new Date(Math.ceil(end / SECOND) * SECOND));
  return { timestamp: `${until}.${macOf(keys, code, until)}`, validUntil: until };
};

/**
 * Validates a link's `ts` for this code; *forged*: in the future, but unsigned, altered, or made for another code (D9).
 */
export const checkTimestamp = (
  keys: Keys,
  code: string,
  timestamp: string,
  now: Date,
): 'valid' | 'expired' | 'forged' => {
  const until = validUntil(timestamp);
  if (!until) return 'forged';
  // Independent of the MAC (D9).
  if (until < now) return 'expired';
  const text = wholeSeconds(until);
  return equalSecrets(timestamp, `${text}.${macOf(keys, code, text)}`) ? 'valid' : 'forged';
};

const invitationParams = (keys: Keys, code: string, issuedAt: Date) => {
  const { timestamp, validUntil } = signValidity(keys, code, issuedAt);
  const query = new URLSearchParams({ [INVITATION_KEYS.code]: code, [INVITATION_KEYS.timestamp]: timestamp });
  return { packed: packParams(query.toString()), validUntil };
};

/**
 * A registration link (D9): code and signed end of validity, packed (D5). No language prefix: the recipient is unknown,
 * so the visitor's language applies.
 * @param code normalised.
 */
export const makeRegistrationLink = (
  publicUrl: string,
  keys: Keys,
  code: string,
  issuedAt: Date,
): { url: string; validUntil: string } => {
  const { packed, validUntil } = invitationParams(keys, code, issuedAt);
  return { url: `${publicUrl}${BASE}/?${ACQ_PARAMS}=${packed}`, validUntil };
};

/** Query with code and signed end of validity, packed (D5, D9). @param code normalised. */
export const invitationQuery = (keys: Keys, code: string, issuedAt: Date): Record<typeof ACQ_PARAMS, string> => ({
  [ACQ_PARAMS]: invitationParams(keys, code, issuedAt).packed,
});

/** A registration link for a mail, with the recipient's language (D2). @param code normalised. */
export const makeInvitationUrl = (
  { publicUrl, keys }: { publicUrl: string; keys: Keys },
  locale: Locale,
  code: string,
  issuedAt: Date,
): { url: string; validUntil: string } => {
  const { packed, validUntil } = invitationParams(keys, code, issuedAt);
  return { url: pageUrl(publicUrl, locale, '/', { [ACQ_PARAMS]: packed }), validUntil };
};
