/** Which words a verdict has on this page (D10). */
import type { Verdict } from '../../../machines/invitation/invitation.types.ts';

export const wordings = {
  valid: 'invalid',
  invalid: 'invalid',
  forbiddenReferrer: 'invalid',
  expired: 'expired',
  noInvitationsLeft: 'noInvitationsLeft',
} as const satisfies Record<Verdict, string>;
