import { beforeEach, expect, test } from 'vitest';
import { LogoutDocument } from '../../../graphql/generated/client/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { bearerToken } from '../bearer/bearer.ts';
import { logout } from './logout.ts';

const server = localServer();
const signal = new AbortController().signal;

beforeEach(() => {
  document.cookie = '__Host-acq_token=a.b.c; path=/; secure';
});

test('the back end is told, with the token that is given up; to drop it is left to the services', async () => {
  server.data({ logout: true });
  await logout(undefined, signal);
  const { method, hash, headers, body } = server.only();
  expect({ method, credentials: server.credentials, hash, authorization: headers.authorization, ...body }).toEqual({
    method: 'POST',
    credentials: ['include'],
    hash: hashOf(LogoutDocument),
    authorization: 'Bearer a.b.c',
    operationName: 'logout',
    variables: {},
    extensions: { clientLibrary: expect.anything() },
  });
  expect(bearerToken()).toBe('a.b.c');
});

test.each<[string, string, () => void]>([
  ['refuses', 'technical', () => server.answers(500, {}, '')],
  ['breaks off', 'network', () => server.does((response) => response.destroy())],
  ['says nothing usable', 'technical', () => server.data({ logout: 'yes' })],
])('the back end %s: that is told', async (_, kind, answers) => {
  answers();
  await expect(logout(undefined, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind });
});
