// @vitest-environment jsdom
import { print } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { LogoutDocument } from '../../../graphql/generated/client/graphql.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { bearerToken } from '../bearer/bearer.ts';
import { logout } from './logout.ts';

const server = localServer();
const signal = new AbortController().signal;

beforeEach(() => {
  document.cookie = 'acq_token=a.b.c; path=/';
});

test('the request goes with the token that is given up; then the cookie is gone', async () => {
  server.data({ logout: true });
  await logout(undefined, signal);
  const { method, query, headers, body } = server.only();
  expect({ method, credentials: server.credentials, query, authorization: headers.authorization, ...body }).toEqual({
    method: 'POST',
    credentials: ['include'],
    query: print(LogoutDocument),
    authorization: 'Bearer a.b.c',
    operationName: 'logout',
    variables: {},
    extensions: { clientLibrary: expect.anything() },
  });
  expect(bearerToken()).toBeNull();
});

test.each<[string, () => void]>([
  ['refuses', () => server.answers(500, {}, '')],
  ['breaks off', () => server.does((response) => response.destroy())],
  ['says nothing usable', () => server.data({ logout: 'yes' })],
])('the cookie goes, even if the back end %s', async (_, answers) => {
  answers();
  await expect(logout(undefined, signal)).rejects.toMatchObject({ name: 'ServiceFailure' });
  expect(bearerToken()).toBeNull();
});
