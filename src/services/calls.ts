/** The calls that need the network, in one chunk with the GraphQL client. */
export { activate } from './activation/activate.ts';
export { lookUpCode } from './invitation/look-up-code.ts';
export { resend } from './mail/resend.ts';
export { register } from './registration/register.ts';
