import type { Role } from '../../generated/backend.ts';
import type { Tokens } from './tokens.ts';
import { requestError } from '../http/request-error.ts';

export interface BearerContext {
  backEnd: { tokens: Tokens };
  bearer: string | null;
}

/** Roles of the request's bearer token (D31). */
export const rolesOf = async ({ backEnd, bearer }: BearerContext): Promise<Role[]> =>
  (await backEnd.tokens.verify(bearer, 'admin')) ? ['ADMIN'] : [];

/** @throws GraphQLError with code FORBIDDEN unless the bearer is an admin. */
export const requireAdmin = async (context: BearerContext): Promise<void> => {
  const roles = await rolesOf(context);
  if (!roles.includes('ADMIN')) throw requestError('FORBIDDEN', 'Not allowed');
};
