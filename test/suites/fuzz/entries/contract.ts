/** The GraphQL contract: variables of each operation, documents, bodies (D13, D21, D39). */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { formOf } from '../../../../graphql/backend/testing/harness.ts';
import { altered, alterations } from '../alterations.ts';
import { checkGraphqlAnswer, checkMails, readAnswer } from '../answered.ts';
import { anyJson, hostileTexts, shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';
import type { Surroundings } from '../surroundings.ts';
import { agreed } from '../../../../graphql/backend/testing/client.ts';

const FOLDER = new URL('../../../../graphql/operations/', import.meta.url);
const documents = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .filter((text) => !text.startsWith('subscription'));

const form = formOf('fuzz@example.com', { validityTimestamp: null, approvalToken: null, voucher: '10-percent-no-mov' });
/** Variables as the page sends them, by operation. */
const VARIABLES: Readonly<Record<string, object>> = {
  registrationSubmitForm: {
    registrationCode: 'VESTIBULE',
    formInput: form,
    consents: agreed(),
    socialRegistrationInput: null,
    deepLinkingPageData: { sourcePath: '/a', previousPDPPage: '/p/1' },
  },
  finalizeRegistration: {
    consents: [],
    finalizeRegistrationInput: {
      registrationId: randomUUID(),
      gender: 'man',
      firstName: 'Ada',
      lastName: 'Lovelace',
      shoppingPreferences: ['SHOES'],
    },
  },
  registrationCodeDetails: { registrationCode: 'VESTIBULE', validityTimestamp: '2026-12-05T17:30:00Z.abc' },
  resendActivation: { input: { accountActivationId: 'abc', locale: 'de' } },
  changeRegistrationEmail: { email: 'fuzz@example.com', locale: 'it' },
  requestWaitingList: { email: 'fuzz@example.com', locale: 'fr' },
  joinWaitingList: { token: 'a.b.c' },
  applyForMembership: { email: 'fuzz@example.com', locale: 'nl' },
  unsubscribeNewsletter: { token: 'a.b.c' },
  createRegistrationLink: { registrationCode: 'VESTIBULE' },
  logout: {},
  countryDetails: {},
  viewer: {},
};
function variablesOf(operation: string): object {
  const variables = VARIABLES[operation];
  if (!variables) throw new Error(`VARIABLES has no row for the operation ${operation}`);
  return variables;
}
const operations = documents.flatMap((query) =>
  [...query.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, operationName = '']) => ({ operationName, query })),
);

/** JSON text for HTTP; lone surrogates are dropped. */
async function post(around: Surroundings, body: string, headers: Record<string, string> = {}) {
  const { url } = await around.backEnd();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return readAnswer(response);
}
const variables = entryOf({
  name: 'variables',
  holds:
    'each operation, with whatever variables, is answered in order; mails go to whom was named, with links of ours alone',
  runs: 100,
  inputs: fc.record({
    operation: fc.constantFrom(...operations),
    changes: fc.array(alterations, { minLength: 1, maxLength: 3 }),
    key: fc.oneof(fc.uuid(), hostileTexts, fc.constant(null)),
  }),
  check: async ({ operation, changes, key }, around) => {
    const body = JSON.stringify({
      ...operation,
      variables: altered(variablesOf(operation.operationName), changes),
      extensions: { idempotencyKey: key },
    });
    checkGraphqlAnswer(await post(around, body), body, around);
    await checkMails(around, body);
  },
});

const parts = fc.oneof(
  fc.constantFrom(...documents.flatMap((text) => text.split(/\s+/))),
  fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '...',
    '@include(if: true)',
    '__schema',
    '__typename',
    'fragment a on Mutation',
    '"""',
    '#',
  ),
  shortTexts,
);
const texts = entryOf({
  name: 'documents',
  holds: 'every document is answered in order',
  runs: 100,
  inputs: fc.record({
    document: fc.constantFrom(...documents),
    cuts: fc.array(fc.tuple(fc.nat(), fc.nat(3), parts), { minLength: 1, maxLength: 5 }),
  }),
  check: async ({ document, cuts }, around) => {
    const words = document.split(/\s+/);
    for (const [at, count, part] of cuts) words.splice(at % words.length, count, part);
    const body = JSON.stringify({ query: words.join(' '), variables: {} });
    checkGraphqlAnswer(await post(around, body), body, around);
    await checkMails(around, body);
  },
});

const BOUNDARY = 'multipart/form-data; boundary=x';
const TYPES = ['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON;a', 'text/plain', BOUNDARY];
const jsonTexts = anyJson.map((value) => JSON.stringify(value) ?? 'null');
const bodies = fc.oneof(
  jsonTexts,
  hostileTexts,
  fc.tuple(jsonTexts, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
  fc
    .dictionary(fc.constantFrom('query', 'variables', 'operationName', 'extensions', '__proto__'), anyJson)
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(hostileTexts, hostileTexts)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--`),
  fc.constantFrom(2_000, 20_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.constantFrom(500, 4_000).map((depth) => JSON.stringify({ query: `{viewer${'{a'.repeat(depth)}` })),
);
const body = entryOf({
  name: 'bodies',
  holds: 'every body of every type is answered in order, also one that is no JSON, cut off, or in parts',
  runs: 100,
  inputs: fc.record({ body: bodies, type: fc.constantFrom(...TYPES) }),
  check: async ({ body: sent, type }, around) => {
    checkGraphqlAnswer(await post(around, sent, { 'content-type': type }), sent, around);
  },
});

export const contract = [variables, texts, body];
