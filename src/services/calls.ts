/** Services that need the network, in one chunk with the GraphQL client. */
export * from './invitation/look-up-code.ts';
export * from './login/logout.ts';
export * from './mail/resend.ts';
export * from './membership/apply.ts';
export * from './newsletter/unsubscribe.ts';
export * from './registration/change-email.ts';
export * from './registration/finalize.ts';
export * from './registration/register.ts';
export * from './waiting-list/waiting-list.ts';
