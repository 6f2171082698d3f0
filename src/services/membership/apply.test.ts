import { expect, test } from 'vitest';
import { ApplyForMembershipDocument } from '../../../graphql/generated/client/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { applyForMembership } from './apply.ts';

const server = localServer();
const signal = new AbortController().signal;
const request = { email: ' Zoe@BÜCHER.example', locale: 'de', key: 'press' } as const;

test('the request: the address as it is used (D27)', async () => {
  server.data({ applyForMembership: { accepted: true, retryAfter: null } });
  await applyForMembership(request, signal);
  const { method, hash, body } = server.only();
  expect({ method, credentials: server.credentials, hash, ...body }).toEqual({
    method: 'POST',
    credentials: ['include'],
    hash: hashOf(ApplyForMembershipDocument),
    operationName: 'applyForMembership',
    variables: { email: 'Zoe@xn--bcher-kva.example', locale: 'de' },
    extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
  });
});

test.each([
  { accepted: true, retryAfter: null },
  { accepted: false, retryAfter: 42 },
])('%j is handed on', async (answer) => {
  server.data({ applyForMembership: { ...answer, __typename: 'Acknowledgement' } });
  expect(await applyForMembership(request, signal)).toEqual(answer);
});

test('an answer of another shape is none', async () => {
  server.data({ applyForMembership: { accepted: true, retryAfter: 'soon' } });
  await expect(applyForMembership(request, signal)).rejects.toMatchObject({
    name: 'ServiceFailure',
    kind: 'technical',
  });
});
