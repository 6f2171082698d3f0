/** Allowed operations: those of the product by hash, and in production no others; over HTTP and web socket. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'graphql-ws';
import { buildSchema, parse, print, specifiedRules, validate } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import * as admin from '../../generated/admin/graphql.ts';
import * as client from '../../generated/client/graphql.ts';
import * as country from '../../generated/country/graphql.ts';
import * as viewer from '../../generated/viewer/graphql.ts';
import { hashOf, oneLine } from '../../../src/services/network/persisted-query.ts';
import { persistedQueryOf } from '../testing/client.ts';
import { PRODUCTION, serverForTests } from '../testing/harness.ts';
import { socketTo } from '../testing/requests.ts';
import { MAX_TOKENS, noIntrospection, queryLimits } from './query-limits.ts';
import { TRUSTED_DOCUMENTS } from './trusted-documents.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
describe('the documents', () => {
  test('are exactly the operations of the product', () => {
    const operationsIn = (text: string) =>
      parse(text).definitions.flatMap((one) => ('name' in one && one.name?.value) || []);
    const written = globSync(join(import.meta.dirname, '../../operations/**/*.graphql'));
    expect([...TRUSTED_DOCUMENTS.values()].flatMap(operationsIn).toSorted()).toEqual(
      written.flatMap((file) => operationsIn(readFileSync(file, 'utf8'))).toSorted(),
    );
  });

  test('are identified by the hashes that the pages send', () => {
    const hashes = [...TRUSTED_DOCUMENTS.keys()].toSorted();
    expect(
      [...TRUSTED_DOCUMENTS.values()].map((text) => createHash('sha256').update(text).digest('hex')).toSorted(),
    ).toEqual(hashes);
    const ofPages = [admin, client, country, viewer].flatMap((documents) =>
      Object.values(documents).map((document) => [hashOf(document), oneLine(print(document))] as const),
    );
    // Fields or variables in another order than codegen prints would change the hash of the page's text.
    expect(Object.fromEntries(ofPages)).toEqual(Object.fromEntries(TRUSTED_DOCUMENTS));
  });
  test('are valid and within the query limits', () => {
    const schema = buildSchema(read('schema.graphql'));
    const rules = [...specifiedRules, queryLimits, noIntrospection];
    for (const text of TRUSTED_DOCUMENTS.values())
      expect(validate(schema, parse(text, { maxTokens: MAX_TOKENS / 4 }), rules)).toEqual([]);
  });
});

const TEXT = '{ viewer { roles } }';
const STATUS = 'subscription { registrationStatusChanged { id status } }';
const UNKNOWN = { version: 1, sha256Hash: createHash('sha256').update(TEXT).digest('hex') };
const NOT_FOUND = [{ message: 'No operation has this hash', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
const REQUIRED = [
  { message: 'Operations are named by their hashes', extensions: { code: 'PERSISTED_QUERY_REQUIRED' } },
];
const ROLES = { data: { viewer: { roles: [] } } };

describe.each([
  ['production', PRODUCTION],
  ['local', {}],
])('%s', (environment, settings) => {
  const isProduction = environment === 'production';
  const server = serverForTests({ ...settings, SITE_DIR: 'no-such-folder' });
  const clients: Client[] = [];
  afterEach(async () => {
    for (const open of clients.splice(0)) await open.dispose();
  });

  const post = async (body: unknown) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test('an operation of ours is executed by its hash, ignoring the text', async () => {
    const extensions = { persistedQuery: persistedQueryOf('viewer') };
    expect(await post({ extensions })).toEqual({ status: 200, body: ROLES });
    expect(await post({ query: 'mutation { logout }', extensions })).toEqual({ status: 200, body: ROLES });
  });

  test('an unknown hash is refused, also with its text [ASVS 4.3.1]', async () => {
    for (const query of [undefined, TEXT])
      expect(await post({ query, extensions: { persistedQuery: UNKNOWN } })).toEqual({
        status: 400,
        body: { errors: NOT_FOUND },
      });
  });

  test.each([
    ['a text', { query: TEXT }],
    [
      'a hash that is none',
      { query: TEXT, extensions: { persistedQuery: { version: 1, sha256Hash: [UNKNOWN.sha256Hash] } } },
    ],
  ])('%s is accepted in local use only', async (_, body) => {
    expect(await post(body)).toEqual(
      isProduction ? { status: 400, body: { errors: REQUIRED } } : { status: 200, body: ROLES },
    );
  });

  test.each([
    ['no text at all', {}],
    ['extensions that are nothing', { extensions: null }],
    ['a list of requests', [{ query: TEXT }, { query: TEXT }]],
  ])('%s is refused', async (_, body) => {
    expect((await post(JSON.stringify(body))).status).toBe(400);
  });

  test('names are suggested in local use only, for variables and queries [ASVS 4.3.2]', async () => {
    const variables = { consents: [{ type: 'TERM', documentPk: 'x', accepted: true }], finalizeRegistrationInput: {} };
    const { errors } = await server.trusted('finalizeRegistration', variables);
    const hint = isProduction ? '' : ' Did you mean the enum value "TERMS"?';
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        new RegExp(`Value "TERM" does not exist in "ConsentType" enum\\.${hint.replace('?', '\\?')}$`),
      ),
    ]);
  });

  test('a body that is not JSON is refused without the parser’s message', async () => {
    expect(await post('{ "query": ')).toEqual({
      status: 400,
      body: { errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  describe('over a web socket', () => {
    const tokenOf = (sub: string) => server.tokenFor('registration', { sub });
    const connect = async () => {
      const opened = socketTo(server.url, await tokenOf('nobody'));
      clients.push(opened);
      return opened;
    };
    /** The first message of a subscription: empty if allowed, because this registration does not exist. */
    const wordTo = async (payload: { query: string; extensions?: Record<string, unknown> }) => {
      const words = (await connect()).iterate(payload);
      return words.next().catch((errors: unknown) => errors);
    };
    const letIn = { done: true, value: undefined };

    test('an operation of ours is executed by its hash, ignoring the text', async () => {
      const extensions = { persistedQuery: persistedQueryOf('registrationStatusChanged') };
      expect(await wordTo({ query: TEXT, extensions })).toEqual(letIn);
    });
    test('a text is accepted in local use only', async () => {
      expect(await wordTo({ query: STATUS })).toEqual(isProduction ? REQUIRED : letIn);
    });
    test('an unknown hash and a long text are refused', async () => {
      expect(await wordTo({ query: STATUS, extensions: { persistedQuery: UNKNOWN } })).toEqual(NOT_FOUND);
      const long = `subscription { ${'registrationStatusChanged { id } '.repeat(200)} }`;
      expect(await wordTo({ query: long })).toMatchObject(
        isProduction
          ? REQUIRED
          : [{ message: 'Syntax Error: Document contains more than 400 tokens. Parsing aborted.' }],
      );
    });
  });
});
