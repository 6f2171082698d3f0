import type { MutationResolvers, QueryResolvers } from '../../generated/backend.ts';
import { type BearerContext, rolesOf } from './roles.ts';

/** Cookies with the bearer token (D41): over https, and otherwise. Only a proxy in front knows which applies. */
const BEARER_COOKIES = ['__Host-acq_token', 'acq_token'] as const;

const viewer: NonNullable<QueryResolvers<BearerContext>['viewer']> = async (_parent, _args, context) => ({
  roles: await rolesOf(context),
});

const logout: NonNullable<MutationResolvers<{ setCookies: string[] }>['logout']> = (_parent, _args, { setCookies }) => {
  for (const cookie of BEARER_COOKIES) setCookies.push(`${cookie}=; Max-Age=0; Path=/; Secure; SameSite=Lax`);
  return true;
};

export const tokenResolvers = { Query: { viewer }, Mutation: { logout } };
