/** What came without a part of it is told as incomplete, with how to mend it, and never as not valid (D61). */
import { isWholeTimestamp } from '../domain/link-validity.ts';
import { tokenPurpose } from '../domain/token.ts';
import type { VisitContext } from '../visit.types.ts';

/** Whether a refused link had no code that could be read, or a time without its end. */
export const isLinkIncomplete = ({ invitation, judgement }: Pick<VisitContext, 'invitation' | 'judgement'>): boolean =>
  judgement?.verdict === 'invalid' &&
  invitation !== null &&
  (invitation.code === '' || (invitation.timestamp !== null && !isWholeTimestamp(invitation.timestamp)));

/** Whether what led to a refusal came incomplete: the link, or where none was judged its token, of which nothing can be read. */
export const cameIncomplete = (context: Pick<VisitContext, 'invitation' | 'judgement' | 'token' | 'claims'>): boolean =>
  isLinkIncomplete(context) ||
  (context.judgement === null &&
    context.claims === null &&
    context.token !== null &&
    tokenPurpose(context.token) === null);
