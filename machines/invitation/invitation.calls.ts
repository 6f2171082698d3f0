/** What the judging of an invitation asks of the outside. */
import { call } from '../service-calls.ts';
import type { CodeDetails, InvitationInput, ReferrerInput } from './invitation.types.ts';

export const invitationCalls = {
  /** Whether the place that a link was found at shuts its visitor out. */
  judgeReferrer: call<ReferrerInput, boolean>(),
  lookUpCode: call<Omit<InvitationInput, 'referrer'>, CodeDetails>(),
};
