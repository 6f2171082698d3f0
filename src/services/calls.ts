/** Services that need the network, in one chunk with the GraphQL client. */
export * from './invitation/look-up-code.ts';
export * from './login/logout.ts';
export * from './mail/mailed.ts';
export * from './mail/resend.ts';
export * from './registration/change-email.ts';
export * from './registration/finalize.ts';
export * from './registration/register.ts';
