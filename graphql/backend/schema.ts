import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import type { RequestContext } from './context.ts';
import { wellFormed } from './http/well-formed.ts';
import { countryResolvers } from './country/resolvers.ts';
import { invitationResolvers } from './invitations/resolvers.ts';
import { membershipResolvers } from './membership/resolvers.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { registrationResolvers } from './registrations/resolvers.ts';
import { statusSubscriptionResolvers } from './registrations/status-subscription.ts';
import { tokenResolvers } from './tokens/resolvers.ts';
import { waitingListResolvers } from './waiting-list/resolvers.ts';

/** Types of the contract that grow; clients must bear values that they do not know yet (D8, D16). */
const OPEN_ENUMS = ['RegistrationCodeErrorType', 'RegistrationProblemReason'];

/** Lets an enum answer with values that its list does not have (yet), as a newer back end would. Input stays checked. */
const openEnum = (schema: GraphQLSchema, name: string): void => {
  const type = schema.getType(name);
  if (!type || !('getValues' in type)) throw new Error(`${name} is not an enum of the contract`);
  type.coerceOutputValue = (value) => String(value);
};

/** Resolvers are given texts that can be stored, whichever way they came: as variables or in a query, over HTTP or a web socket. */
const readWellFormed = (schema: GraphQLSchema): void => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  for (const field of fields) {
    const { resolve } = field;
    if (resolve) field.resolve = (parent, args, context, info) => resolve(parent, wellFormed(args), context, info);
  }
};

/** The contract (`graphql/schema.graphql`) with the resolvers of every capability. */
export const createContract = (): GraphQLSchema => {
  const schema = createSchema<RequestContext>({
    typeDefs: readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'),
    resolvers: [
      countryResolvers,
      invitationResolvers,
      membershipResolvers,
      newsletterResolvers,
      registrationResolvers,
      statusSubscriptionResolvers,
      tokenResolvers,
      waitingListResolvers,
    ],
  });
  for (const name of OPEN_ENUMS) openEnum(schema, name);
  readWellFormed(schema);
  return schema;
};
