import { describe, expect, test } from 'vitest';
import { JoinWaitingListDocument, RequestWaitingListDocument } from '../../../graphql/generated/client/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { joinWaitingList, requestPlace } from './waiting-list.ts';

const server = localServer();
const signal = new AbortController().signal;
const sent = () => {
  const { method, hash, body } = server.only();
  return { method, credentials: server.credentials, hash, ...body };
};
const extensions = { idempotencyKey: 'press', clientLibrary: expect.anything() as unknown };
const technical = { name: 'ServiceFailure', kind: 'technical' };

describe('a link to the lobby is asked for', () => {
  const request = { email: ' Zoe@BÜCHER.example', locale: 'de', key: 'press' } as const;
  test('by the address as it is used', async () => {
    server.data({ requestWaitingList: { accepted: true, retryAfter: null } });
    await requestPlace(request, signal);
    expect(sent()).toEqual({
      method: 'POST',
      credentials: ['include'],
      hash: hashOf(RequestWaitingListDocument),
      operationName: 'requestWaitingList',
      variables: { email: 'Zoe@xn--bcher-kva.example', locale: 'de' },
      extensions,
    });
  });
  test.each([
    { accepted: true, retryAfter: null },
    { accepted: false, retryAfter: 42 },
  ])('%j is handed on', async (answer) => {
    server.data({ requestWaitingList: answer });
    expect(await requestPlace(request, signal)).toEqual(answer);
  });
  test('an answer of another shape is none', async () => {
    server.data({ requestWaitingList: { accepted: 'yes', retryAfter: null } });
    await expect(requestPlace(request, signal)).rejects.toMatchObject(technical);
  });
});

describe('the token of a lobby link joins', () => {
  test('as it stood in the link', async () => {
    server.data({ joinWaitingList: { outcome: 'JOINED' } });
    await joinWaitingList({ token: 'a.b.c', key: 'press' }, signal);
    expect(sent()).toEqual({
      method: 'POST',
      credentials: ['include'],
      hash: hashOf(JoinWaitingListDocument),
      operationName: 'joinWaitingList',
      variables: { token: 'a.b.c' },
      extensions,
    });
  });
  test.each(['JOINED', 'ALREADY_LISTED', 'TOKEN_INVALID', 'NEVER_SEEN'])('%s is handed on', async (outcome) => {
    server.data({ joinWaitingList: { outcome } });
    expect(await joinWaitingList({ token: 'a.b.c', key: 'press' }, signal)).toEqual({ outcome });
  });
  test('an answer of another shape is none', async () => {
    server.data({ joinWaitingList: {} });
    await expect(joinWaitingList({ token: 'a.b.c', key: 'press' }, signal)).rejects.toMatchObject(technical);
  });
});
