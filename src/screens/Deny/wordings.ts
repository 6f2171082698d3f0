/** Which words a refusal has on this page (D10, D61). */
import { cameIncomplete } from '../../../machines/invitation/incomplete.rules.ts';
import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';

const WORDINGS = {
  valid: 'invalid',
  invalid: 'invalid',
  forbiddenReferrer: 'invalid',
  expired: 'expired',
  noInvitationsLeft: 'noInvitationsLeft',
} as const satisfies Record<Verdict, string>;

export const wordingOf = (context: VisitContext) =>
  cameIncomplete(context) ? 'incomplete' : WORDINGS[context.judgement?.verdict ?? 'invalid'];
