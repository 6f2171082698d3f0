import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FinalizeRegistrationDocument } from '../../../graphql/generated/client/graphql.ts';
import type { FinalizeInput } from '../../../machines/context/registration.types.ts';
import type { Completion } from '../../../machines/context/registration.types.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { hashOf } from '../network/persisted-query.ts';
import { finalize } from './finalize.ts';

const server = localServer();
const NOW = 1_796_000_000_000;
beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});
const signal = new AbortController().signal;
const mailed: FinalizeInput = { activationId: 'mailed-id', key: 'press' };
const url = 'https://shop.example/in';
const problem = (reason: string, reasonDetails: string | null = null) => ({ message: 'x', reason, reasonDetails });
const answer = (status: string | null, ...registrationProblems: readonly object[]) => ({
  finalizeRegistration: {
    hybrisAccountActivationUrl: url,
    registration: status === null ? null : { id: '7', status, customerId: 'c', voucher: '15-percent-mov' },
    registrationProblems,
    consentCredentials: null,
  },
});

describe('the request: one id, the data of the step, no consents, and the idempotency key (D13)', () => {
  const step = (completion: Completion): FinalizeInput => ({ key: 'press', registrationId: '7', completion });
  test.each<[string, FinalizeInput, object]>([
    ['the mailed id alone', mailed, { accountActivationId: 'mailed-id' }],
    [
      'a person, with the names as checked',
      step({ person: { gender: 'man', firstName: '  Åke ', lastName: 'Öberg   Żak' } }),
      { registrationId: '7', gender: 'man', firstName: 'Åke', lastName: 'Öberg Żak' },
    ],
    [
      'preferences, as the contract names them',
      step({ shoppingPreferences: ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] }),
      { registrationId: '7', shoppingPreferences: ['WOMEN', 'MEN', 'KIDS', 'HOME', 'SHOES', 'ACCESSORIES'] },
    ],
    ['none of them', step({ shoppingPreferences: [] }), { registrationId: '7', shoppingPreferences: [] }],
  ])('%s', async (_, input, finalizeRegistrationInput) => {
    server.data(answer('ACTIVE'));
    await finalize(input, signal);
    const { method, hash, body } = server.only();
    expect([method, server.credentials]).toEqual(['POST', ['include']]);
    expect(hash).toBe(hashOf(FinalizeRegistrationDocument));
    expect(body).toEqual({
      operationName: 'finalizeRegistration',
      variables: { consents: [], finalizeRegistrationInput },
      extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
    });
  });
});

describe('the response is returned for the machine to evaluate', () => {
  test.each<[string, object, object]>([
    [
      'already active',
      answer('ACTIVE', problem('ActivationAccountUrlInvalid', 'ALREADY_ACTIVE')),
      {
        registration: { id: '7', status: 'ACTIVE', customerId: 'c', voucher: '15-percent-mov' },
        reasons: ['ActivationAccountUrlInvalid'],
        details: ['ALREADY_ACTIVE'],
      },
    ],
    [
      'several reasons, known or not',
      answer(null, problem('GenderInvalid'), problem('NeverSeenBefore', 'X'), {
        message: 'x',
        reason: 'Infrastructure',
      }),
      { registration: null, reasons: ['GenderInvalid', 'NeverSeenBefore', 'Infrastructure'], details: ['X'] },
    ],
  ])('%s', async (_, data, handed) => {
    server.data(data);
    expect(await finalize(mailed, signal)).toEqual({ ...handed, credentials: null, url, at: NOW });
  });

  test.each<[string, object]>([
    ['neither a registration nor a problem', answer(null)],
    ['nothing', { finalizeRegistration: null }],
  ])('%s is unusable', async (_, data) => {
    server.data(data);
    await expect(finalize(mailed, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
  });
});
