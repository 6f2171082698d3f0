/** Every state-changing mutation, prepared for a separate address. */
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { DAY, systemClock } from '../common/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { createTokens } from '../tokens/tokens.ts';
import type { TokenPurpose } from '../common/token-purposes.ts';
import { formOf } from './harness.ts';
import { LEAN, PERSON, agreed, type CallOptions, type clientOf } from './client.ts';

type Server = ReturnType<typeof clientOf>;
/** A mutation request to any process. @returns the response. */
export type SendRequest = (server: Server, options: CallOptions) => Promise<unknown>;

export interface PreparedMutation {
  name: string;
  /** @param tag unique suffix of its addresses, before the host. */
  prepare: (server: Server, tag: string) => Promise<SendRequest>;
}

/** Tokens of a back end with the local secret. */
const tokens = createTokens(readSettings({}), systemClock(0));
const tokenOf = (purpose: TokenPurpose, email: string) => tokens.issue({ purpose, validFor: DAY, claims: { email } });
const at = (tag: string, who = 'guest') => `${who}-${tag}@example.org`;

/** Registers a guest, who then has a bearer token and a mail. */
const registered = async (server: Server, tag: string, changes: Parameters<typeof formOf>[1] = {}) => {
  const consents = agreed('AT', true);
  const { registration, token } = await server.submit(formOf(at(tag), changes), { consents });
  if (!registration || !token) throw new Error('not registered');
  return { id: registration.id, bearer: token };
};

/** A mutation with a query used only here. */
const asked =
  (name: string, parameters: string, given: string, fields: string, variables: object): SendRequest =>
  (server, options) =>
    server.field(name, `mutation ${name}(${parameters}) { ${name}(${given}) { ${fields} } }`, variables, options);

const BY_EMAIL = ['$email: String!, $locale: String!', 'email: $email, locale: $locale'] as const;
const BY_TOKEN = ['$token: String!', 'token: $token', 'outcome'] as const;

export const MUTATIONS: readonly PreparedMutation[] = [
  { name: 'submit', prepare: async (_, tag) => (server, options) => server.submit(formOf(at(tag)), {}, options) },
  {
    name: 'finalizeRegistration, second step',
    prepare: async (first, tag) => {
      const { id, bearer } = await registered(first, tag, LEAN);
      return (server, options) => server.finalize({ registrationId: id, ...PERSON }, { ...options, bearer });
    },
  },
  {
    name: 'finalizeRegistration, activation',
    prepare: async (first, tag) => {
      await registered(first, tag);
      const accountActivationId = await first.mailedId(at(tag));
      return (server, options) => server.finalize({ accountActivationId }, options);
    },
  },
  {
    name: 'resendActivation',
    prepare: async (first, tag) => {
      const { bearer } = await registered(first, tag);
      return (server, options) => server.resend({}, { ...options, bearer });
    },
  },
  {
    name: 'changeRegistrationEmail',
    prepare: async (first, tag) => {
      const { bearer } = await registered(first, tag);
      return (server, options) => server.changeEmail(at(tag, 'moved'), { ...options, bearer });
    },
  },
  {
    name: 'joinWaitingList',
    prepare: async (_, tag) => asked('joinWaitingList', ...BY_TOKEN, { token: await tokenOf('lobby', at(tag)) }),
  },
  {
    name: 'requestWaitingList',
    prepare: async (_, tag) =>
      asked('requestWaitingList', ...BY_EMAIL, 'accepted retryAfter', { email: at(tag), locale: 'en' }),
  },
  {
    name: 'applyForMembership',
    prepare: async (_, tag) =>
      asked('applyForMembership', ...BY_EMAIL, 'accepted retryAfter', { email: at(tag), locale: 'en' }),
  },
  {
    name: 'unsubscribeNewsletter',
    prepare: async (first, tag) => {
      await registered(first, tag);
      return asked('unsubscribeNewsletter', ...BY_TOKEN, { token: await tokenOf('unsubscribe', at(tag)) });
    },
  },
];

/** All mutations of the contract, which tables of tests are compared with. */
export const MUTATION_NAMES: readonly string[] = parse(
  readFileSync('graphql/schema.graphql', 'utf8'),
).definitions.flatMap((type) =>
  type.kind === Kind.OBJECT_TYPE_DEFINITION && type.name.value === 'Mutation'
    ? (type.fields ?? []).map(({ name }) => name.value)
    : [],
);

/** The mutation without state changes: an admin's link (D31). */
export const activateByLink = async (): Promise<SendRequest> => {
  const bearer = await tokenOf('admin', 'admin@example.org');
  const link = asked('createRegistrationLink', '$code: ID!', 'registrationCode: $code', 'errors link { validUntil }', {
    code: 'NOINVITER',
  });
  return (server, options) => link(server, { ...options, bearer });
};
