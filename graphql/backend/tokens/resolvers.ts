import type { MutationResolvers, QueryResolvers } from '../../generated/backend.ts';
import { rolesOf } from './roles.ts';

/** The cookie in which the page keeps the bearer token (D41). */
export const BEARER_COOKIE = 'acq_token';

const viewer: NonNullable<QueryResolvers['viewer']> = async (_parent, _args, context) => ({
  roles: await rolesOf(context),
});

const logout: NonNullable<MutationResolvers['logout']> = (_parent, _args, { setCookies }) => {
  setCookies.push(`${BEARER_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Lax`);
  return true;
};

export const tokenResolvers = { Query: { viewer }, Mutation: { logout } };
