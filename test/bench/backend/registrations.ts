/** The pages' registration requests: the nth registration of a run is always the same. */
import { createHash } from 'node:crypto';
import { request, type Agent } from 'node:http';
import { formOf } from '../../../graphql/backend/testing/harness.ts';
import { persistedQueryOf, agreed } from '../../../graphql/backend/testing/client.ts';
import { codeOf } from './codes.ts';

const OPERATION = 'registrationSubmitForm';
const persistedQuery = persistedQueryOf(OPERATION);

/** A request to /graphql. */
export interface Posted {
  headers: Record<string, string>;
  body: string;
}

export interface Answered {
  status: number;
  text: string;
}

/** Each guest has a separate address (RFC 2544 networks), so that limits are checked but never reached. */
const addressOf = (nth: number): string => `198.${18 + ((nth >> 16) & 1)}.${(nth >> 8) & 255}.${nth & 255}`;

/** A look-up of a code, from one address. */
export const lookUp = (address: string, registrationCode: string): Posted => {
  const operationName = 'registrationCodeDetails';
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      operationName,
      variables: { registrationCode },
      extensions: { persistedQuery: persistedQueryOf(operationName) },
    }),
  };
};

const registration = (run: string, nth: number): Posted => {
  const email = `guest-${run}-${nth}@example.org`;
  const idempotencyKey = createHash('sha256').update(email).digest('base64url');
  const variables = {
    registrationCode: codeOf(nth),
    formInput: formOf(email),
    consents: agreed('AT', nth % 2 === 0),
    socialRegistrationInput: null,
  };
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(nth) },
    body: JSON.stringify({ operationName: OPERATION, variables, extensions: { idempotencyKey, persistedQuery } }),
  };
};

export const post = (agent: Agent, url: string, { headers, body }: Posted): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/graphql`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text })).once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });

/**
 * Registers one guest over HTTP.
 * @param run makes guests unique between runs on one database.
 * @returns the bearer token of the registration.
 * @throws if the answer is no registration.
 */
export async function register(agent: Agent, url: string, run: string, nth: number): Promise<string> {
  const { text } = await post(agent, url, registration(run, nth));
  const token = /"registrationProblems":\[\],"token":"([^"]+)"/.exec(text)?.[1];
  if (token === undefined) throw new Error(`Not registered: ${text}`);
  return token;
}
