import { expect, test } from 'vitest';
import { UnsubscribeNewsletterDocument } from '../../../graphql/generated/client/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { unsubscribe } from './unsubscribe.ts';

const server = localServer();
const signal = new AbortController().signal;

test('the request: the token as it stood in the mail’s link (D27)', async () => {
  server.data({ unsubscribeNewsletter: { outcome: 'UNSUBSCRIBED' } });
  await unsubscribe({ token: 'a.b.c', key: 'press' }, signal);
  const { method, hash, body } = server.only();
  expect({ method, credentials: server.credentials, hash, ...body }).toEqual({
    method: 'POST',
    credentials: ['include'],
    hash: hashOf(UnsubscribeNewsletterDocument),
    operationName: 'unsubscribeNewsletter',
    variables: { token: 'a.b.c' },
    extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
  });
});

test.each(['UNSUBSCRIBED', 'TOKEN_INVALID', 'NEVER_SEEN'])('%s is handed on', async (outcome) => {
  server.data({ unsubscribeNewsletter: { outcome, __typename: 'UnsubscribeNewsletterResult' } });
  expect(await unsubscribe({ token: 'a.b.c', key: 'press' }, signal)).toEqual({ outcome });
});

test('an answer of another shape is none', async () => {
  server.data({ unsubscribeNewsletter: null });
  await expect(unsubscribe({ token: 'a.b.c', key: 'press' }, signal)).rejects.toMatchObject({ kind: 'technical' });
});
