/** The state of a visitor's invitation before and after its verdict, and the reason for a denial. */
import { isWholeTimestamp } from '../domain/link-validity.ts';
import { tokenPurpose } from '../domain/token.ts';
import type { VisitContext } from './visit.types.ts';
import type { Refusal } from '../invitation/invitation.types.ts';

type Known = Pick<VisitContext, 'invitation' | 'codeCheck'>;

/** True for a remembered link that the referrer rule blocked before this page load (D11). */
export const isBlocked = ({ invitation }: Pick<Known, 'invitation'>): boolean =>
  invitation?.source === 'memory' && invitation.referrer !== null;

/** True if the visitor has an invitation that is not refused so far (D49). */
export const isExpected = ({ invitation, codeCheck }: Known): boolean =>
  Boolean(invitation?.code) && !isBlocked({ invitation }) && (codeCheck === null || codeCheck.verdict === 'valid');

/** True if a refused link had no readable code, or a truncated timestamp (D61). */
export const isLinkIncomplete = ({ invitation, codeCheck }: Known): boolean =>
  codeCheck?.verdict === 'invalid' &&
  invitation !== null &&
  (invitation.code === '' || (invitation.timestamp !== null && !isWholeTimestamp(invitation.timestamp)));

/**
 * Reason for a denial. `cold`: no invitation; `invited`: a possibly valid invitation that opens another page (D12,
 * D49).
 */
export type Denial = Refusal | 'incomplete' | 'cold' | 'invited';

/** Reason shown on the deny page, by the invitation and its verdict; without a verdict, by an unreadable token. */
export function denialOf(known: Known & Pick<VisitContext, 'token'>): Denial {
  const { codeCheck, token } = known;
  if (isLinkIncomplete(known)) return 'incomplete';
  if (codeCheck !== null && codeCheck.verdict !== 'valid') return codeCheck.verdict;
  if (token.text !== null && token.claims === null && tokenPurpose(token.text) === null) return 'incomplete';
  if (isExpected(known)) return 'invited';
  return isBlocked(known) ? 'forbiddenReferrer' : 'cold';
}
