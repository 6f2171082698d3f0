import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import type { CountryDetails } from '../../generated/backend.ts';
import type { RequestContext } from './context.ts';
import { resendActivation } from '../activation/resend.ts';
import { invitationResolvers } from '../invitations/resolvers.ts';
import { newsletterResolvers } from '../newsletter/resolvers.ts';
import { changeRegistrationEmail } from '../registrations/change-email.ts';
import { finalizeRegistration } from '../registrations/finalize.ts';
import { submit } from '../registrations/submit.ts';
import { statusSubscriptionResolvers } from '../registrations/status-changes.ts';
import { tokenResolvers } from '../tokens/resolvers.ts';
import { waitingListResolvers } from '../waiting-list/resolvers.ts';
import { mapValues } from 'es-toolkit/object';

/**
 * Replaces lone surrogates and NUL in every string by U+FFFD, as decoders (WHATWG Encoding, 6) and HTML parsers
 * (13.2.5) do: UTF-8 and PostgreSQL can't store them. No field rule accepts U+FFFD, so validation reports it.
 */
const wellFormed = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD') as Value;
  if (Array.isArray(value)) return value.map(wellFormed) as Value;
  return typeof value === 'object' && value !== null ? (mapValues(value, wellFormed) as Value) : value;
};

/** Enums of the contract that may grow; clients must accept unknown values (D8, D16). */
const OPEN_ENUMS = ['RegistrationCodeErrorType', 'RegistrationProblemReason'];

/** Lets resolvers return values missing from the enum, as a newer back end would. Input is still validated. */
const openEnum = (schema: GraphQLSchema, name: string): void => {
  const type = schema.getType(name);
  if (!type || !('getValues' in type)) throw new Error(`${name} is not an enum of the contract`);
  type.coerceOutputValue = (value) => String(value);
};

/**
 * Makes string arguments well-formed Unicode before resolvers get them, from variables or literals, over HTTP or web
 * socket.
 */
const readWellFormed = (schema: GraphQLSchema): void => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  for (const field of fields) {
    const { resolve } = field;
    if (resolve) field.resolve = (parent, args, context, info) => resolve(parent, wellFormed(args), context, info);
  }
};

/** The `COUNTRY` setting, or null (D19). */
const countryDetails = (_parent: unknown, _args: unknown, { backEnd }: RequestContext): CountryDetails => ({
  country: backEnd.settings.country,
});

/** The schema (`graphql/schema.graphql`) with all resolvers. */
export const createContract = (): GraphQLSchema => {
  const schema = createSchema<RequestContext>({
    typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: [
      { Query: { countryDetails } },
      invitationResolvers,
      newsletterResolvers,
      { Mutation: { submit, finalizeRegistration, changeRegistrationEmail, resendActivation } },
      statusSubscriptionResolvers,
      tokenResolvers,
      waitingListResolvers,
    ],
  });
  for (const name of OPEN_ENUMS) openEnum(schema, name);
  readWellFormed(schema);
  return schema;
};
