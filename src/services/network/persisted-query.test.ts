/** How a request identifies its operation (D59); the local server checks that text and hash match. */
import { afterEach, describe, expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { loadConfiguration } from '../../engine/visit/load-configuration.ts';
import { askCountry } from '../country/ask-country.ts';
import { lookUpCode } from '../invitation/look-up-code.ts';
import { logout } from '../login/logout.ts';

const server = localServer();
const { signal } = new AbortController();
const calls = {
  query: () => lookUpCode({ code: 'A', timestamp: null }, signal),
  mutation: () => logout(undefined, signal),
  'request without the client': () => askCountry(undefined, new AbortController().signal),
};
const byHash = async (operationsByHash: boolean) => {
  server.answers(200, {}, JSON.stringify({ entrancePageConfig: { operationsByHash } }));
  await loadConfiguration();
  server.received.length = 0;
};
afterEach(() => byHash(false));

describe.each(Object.entries(calls))('a %s', (_, call) => {
  /** The requests sent for it: hash, and kind of text. */
  const sent = async () => {
    server.received.length = 0;
    await call().catch(() => undefined);
    const { hash, body } = server.received[0] ?? {};
    const all = server.received.map(({ text, ...request }) => {
      expect([request.hash, request.body]).toEqual([hash, body]);
      return text === null ? 'hash' : 'hash and text';
    });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    return all;
  };

  test('sends text and hash', async () => {
    server.data({});
    expect(await sent()).toEqual(['hash and text']);
  });
  test.each([
    ['ours', 400, { message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    ['another’s', 200, { message: 'PersistedQueryNotFound' }],
  ])('sends only the hash if hashes are known; not found by %s, its text once', async (...[, status, error]) => {
    await byHash(true);
    server.data({});
    expect(await sent()).toEqual(['hash']);
    server.answers(
      status,
      { 'content-type': 'application/graphql-response+json' },
      JSON.stringify({ errors: [error] }),
    );
    expect(await sent()).toEqual(['hash', 'hash and text']);
  });
});
