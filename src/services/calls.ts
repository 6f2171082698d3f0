/** The calls that need the network, in one chunk with the GraphQL client. */
export { lookUpCode } from './invitation/look-up-code.ts';
export { logout } from './login/logout.ts';
export { resend } from './mail/resend.ts';
export { applyForMembership } from './membership/apply.ts';
export { unsubscribe } from './newsletter/unsubscribe.ts';
export { changeEmail } from './registration/change-email.ts';
export { finalize } from './registration/finalize.ts';
export { register } from './registration/register.ts';
export { joinWaitingList, requestPlace } from './waiting-list/waiting-list.ts';
