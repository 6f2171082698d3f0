import type { Role, Viewer } from '../../generated/backend.ts';
import type { Tokens } from './tokens.ts';
import { requestError } from '../http/request-error.ts';

export interface BearerContext {
  backEnd: { tokens: Tokens };
  bearer: string | null;
}

/** Roles of the request's bearer token (D31). */
const rolesOf = async ({ backEnd, bearer }: BearerContext): Promise<Role[]> =>
  (await backEnd.tokens.verify(bearer, 'admin')) ? ['ADMIN'] : [];

/** @throws GraphQLError with code FORBIDDEN unless the bearer is an admin. */
export const requireAdmin = async (context: BearerContext): Promise<void> => {
  const roles = await rolesOf(context);
  if (!roles.includes('ADMIN')) throw requestError('FORBIDDEN', 'Not allowed');
};

/** Cookies with the bearer token (D41): over https, and otherwise. Only a proxy in front knows which applies. */
const BEARER_COOKIES = ['__Host-acq_token', 'acq_token'] as const;

const viewer = async (_parent: unknown, _args: unknown, context: BearerContext): Promise<Viewer> => ({
  roles: await rolesOf(context),
});

const logout = (_parent: unknown, _args: unknown, { setCookies }: { setCookies: string[] }): boolean => {
  for (const cookie of BEARER_COOKIES) setCookies.push(`${cookie}=; Max-Age=0; Path=/; Secure; SameSite=Lax`);
  return true;
};

export const tokenResolvers = { Query: { viewer }, Mutation: { logout } };
