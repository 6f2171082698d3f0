import { ACQ_PARAMS, packParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import type { Locale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { Keys } from '../common/keys.ts';
import { pageUrl } from '../mail/links.ts';
import { signValidity } from './link-validity.ts';

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
