/** What a visitor's invitation is worth before and after its verdict, and why entry is denied. */
import { isWholeTimestamp } from '../domain/link-validity.ts';
import { tokenPurpose } from '../domain/token.ts';
import type { VisitContext } from '../visit.types.ts';
import type { Refusal } from './invitation.types.ts';

type Known = Pick<VisitContext, 'invitation' | 'judgement'>;

/** Found by a link that the referrer rule struck before this page was loaded (D11). */
export const isStruck = ({ invitation }: Pick<Known, 'invitation'>): boolean =>
  invitation?.source === 'memory' && invitation.referrer !== null;

/** Whether the visitor has an invitation, and nothing speaks against it yet (D49). */
export const isExpected = ({ invitation, judgement }: Known): boolean =>
  Boolean(invitation?.code) && !isStruck({ invitation }) && (judgement === null || judgement.verdict === 'valid');

/** Whether a refused link had no code that could be read, or a time without its end (D61). */
export const isLinkIncomplete = ({ invitation, judgement }: Known): boolean =>
  judgement?.verdict === 'invalid' &&
  invitation !== null &&
  (invitation.code === '' || (invitation.timestamp !== null && !isWholeTimestamp(invitation.timestamp)));

/** Why entry is denied. `cold`: there is no invitation; `invited`: one that may be good opens another page (D12, D49). */
export type Denial = Refusal | 'incomplete' | 'cold' | 'invited';

/** What the deny page says, by the invitation and its verdict; where none was judged, by a token of which nothing can be read. */
export function denialOf(known: Known & Pick<VisitContext, 'token'>): Denial {
  const { judgement, token } = known;
  if (isLinkIncomplete(known)) return 'incomplete';
  if (judgement !== null && judgement.verdict !== 'valid') return judgement.verdict;
  if (token.text !== null && token.claims === null && tokenPurpose(token.text) === null) return 'incomplete';
  if (isExpected(known)) return 'invited';
  return isStruck(known) ? 'forbiddenReferrer' : 'cold';
}
