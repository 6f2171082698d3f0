import { ACQ_PARAMS, packParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import { BASE } from '../../../src/site.ts';
import type { Keys } from '../keys.ts';
import { signValidity } from './link-validity.ts';

/**
 * A registration link (D9): code and signed end of validity, packed (D5). Without a language prefix: who gets it is not
 * known, so the visitor's own language decides.
 * @param code normalised.
 */
export const makeRegistrationLink = (
  publicUrl: string,
  keys: Keys,
  code: string,
  issuedAt: Date,
): { url: string; validUntil: string } => {
  const { timestamp, validUntil } = signValidity(keys, code, issuedAt);
  const packed = packParams(
    new URLSearchParams({ [INVITATION_KEYS.code]: code, [INVITATION_KEYS.timestamp]: timestamp }).toString(),
  );
  return { url: `${publicUrl}${BASE}/?${ACQ_PARAMS}=${packed}`, validUntil };
};
