// @vitest-environment jsdom
import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { FinalizeRegistrationDocument } from '../../../graphql/generated/client/graphql.ts';
import type { ActivationOutcome } from '../../../machines/activation/activation.types.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { activate } from './activate.ts';

const server = localServer();
const signal = new AbortController().signal;
const input = { activationId: 'mailed-id', key: 'press' };
const url = 'https://shop.example/in';
const answer = (status: string | null, problems: readonly [string, (string | null)?][] = []) => ({
  finalizeRegistration: {
    hybrisAccountActivationUrl: url,
    registration: status === null ? null : { id: '7', status },
    registrationProblems: problems.map(([reason, reasonDetails = null]) => ({ message: 'x', reason, reasonDetails })),
    consentCredentials: null,
  },
});

test('the request: the mailed id alone, no consents, and the key of the press (D13)', async () => {
  server.data(answer('ACTIVE'));
  await activate(input, signal);
  const { method, query, body } = server.only();
  expect([method, server.credentials]).toEqual(['POST', ['include']]);
  expect(query).toBe(print(FinalizeRegistrationDocument));
  expect(body).toEqual({
    operationName: 'finalizeRegistration',
    variables: { consents: [], finalizeRegistrationInput: { accountActivationId: 'mailed-id' } },
    extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
  });
});

describe('what the answer means (D16, D25)', () => {
  test.each<[ActivationOutcome, ReturnType<typeof answer>]>([
    ['successful', answer('ACTIVE')],
    ['failed', answer('PENDING_ACTIVATION')],
    ['failed', answer(null)],
    ['alreadyActive', answer('ACTIVE', [['ActivationAccountUrlInvalid', 'ALREADY_ACTIVE']])],
    ['expiredLink', answer(null, [['ActivationAccountUrlInvalid', 'EXPIRED']])],
    ['invalidLink', answer(null, [['ActivationAccountUrlInvalid']])],
    ['invalidLink', answer(null, [['ActivationAccountUrlInvalid', 'SOMETHING']])],
    ['invalidLink', answer(null, [['FinalizationRegistrationIdNotExists']])],
    ['failed', answer(null, [['Infrastructure']])],
    ['failed', answer(null, [['NeverSeenBefore']])],
  ])('%s', async (outcome, data) => {
    server.data(data);
    expect(await activate(input, signal)).toEqual({ outcome, url });
  });

  test('where there is nowhere to go on to', async () => {
    server.data({
      finalizeRegistration: { ...answer('ACTIVE').finalizeRegistration, hybrisAccountActivationUrl: null },
    });
    expect(await activate(input, signal)).toEqual({ outcome: 'successful', url: null });
  });
});
