/** Services invoked to check an invitation. */
import { call } from '../common/service-calls.ts';
import type { CodeDetails, InvitationInput, ReferrerInput } from './invitation.types.ts';

export const invitationCalls = {
  /** True if the host where the link was found blocks the visitor. */
  checkReferrer: call<ReferrerInput, boolean>(),
  lookUpCode: call<Omit<InvitationInput, 'referrer'>, CodeDetails>(),
};
