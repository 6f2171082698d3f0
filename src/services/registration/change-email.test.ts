import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChangeRegistrationEmailDocument } from '../../../graphql/generated/client/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { changeEmail } from './change-email.ts';

const server = localServer();
const NOW = 1_796_000_000_000;
beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});
const signal = new AbortController().signal;
const request = { email: ' Zoe@BÜCHER.example ', locale: 'de', key: 'press' } as const;
const answer = (registration: object | null, ...registrationProblems: readonly object[]) => ({
  changeRegistrationEmail: { registration, registrationProblems },
});
const moved = { id: '7', status: 'PENDING_ACTIVATION', voucher: '15-percent-mov' };

test('the request: the address as it is used, by the bearer of the cookie (D26)', async () => {
  document.cookie = '__Host-acq_token=a.b.c; path=/; secure';
  server.data(answer(moved));
  await changeEmail(request, signal);
  const { method, hash, headers, body } = server.only();
  expect([method, server.credentials, headers.authorization]).toEqual(['POST', ['include'], 'Bearer a.b.c']);
  expect(hash).toBe(hashOf(ChangeRegistrationEmailDocument));
  expect(body).toEqual({
    operationName: 'changeRegistrationEmail',
    variables: { email: 'Zoe@xn--bcher-kva.example', locale: 'de' },
    extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
  });
});

describe('the answer', () => {
  const refused = { message: 'x', reason: 'EmailAlreadyUsedActive', reasonDetails: 'SOMETHING' };
  test.each([
    ['moved', answer(moved), { registration: { ...moved, customerId: null }, reasons: [], details: [] }],
    [
      'refused',
      answer(null, refused),
      { registration: null, reasons: ['EmailAlreadyUsedActive'], details: ['SOMETHING'] },
    ],
  ])('%s', async (_, data, handed) => {
    server.data(data);
    expect(await changeEmail(request, signal)).toEqual({ ...handed, credentials: null, url: null, at: NOW });
  });
  test.each([
    ['neither a registration nor a problem', answer(null)],
    ['another shape', { changeRegistrationEmail: { registration: 'moved', registrationProblems: [] } }],
  ])('%s says nothing usable', async (_, data) => {
    server.data(data);
    await expect(changeEmail(request, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
  });
});
