import { afterEach, beforeEach, expect, test } from 'vitest';
import { ViewerDocument } from '../../../graphql/generated/viewer/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { askViewer } from './ask-viewer.ts';

const server = localServer();
const signal = new AbortController().signal;
const forget = () => {
  document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
};

beforeEach(forget);
afterEach(forget);

test('the request: the token of the admin’s link, in place of the cookie’s (D31)', async () => {
  document.cookie = '__Host-acq_token=of.the.cookie; path=/; secure';
  server.data({ viewer: { roles: ['ADMIN'] } });
  await askViewer({ token: 'a.b.c' }, signal);
  const { method, headers, hash, body } = server.only();
  expect({ method, credentials: server.credentials, bearer: headers.authorization, hash, ...body }).toEqual({
    method: 'POST',
    credentials: ['include'],
    bearer: 'Bearer a.b.c',
    hash: hashOf(ViewerDocument),
    operationName: 'viewer',
    variables: {},
    extensions: { clientLibrary: expect.anything() },
  });
});

test.each([
  [['ADMIN'], true],
  [['NEVER_SEEN', 'ADMIN'], true],
  [['NEVER_SEEN'], false],
  [[], false],
])('roles %j: admin %s', async (roles, admin) => {
  server.data({ viewer: { roles } });
  expect(await askViewer({ token: 'a.b.c' }, signal)).toEqual({ admin });
});

test.each([{ viewer: null }, { viewer: { roles: 'ADMIN' } }, { viewer: { roles: [1] } }])(
  'an answer of another shape is none: %j',
  async (data) => {
    server.data(data);
    await expect(askViewer({ token: 'a.b.c' }, signal)).rejects.toMatchObject({ kind: 'technical' });
  },
);
