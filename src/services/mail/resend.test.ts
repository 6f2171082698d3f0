import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResendActivationDocument } from '../../../graphql/generated/client/graphql.ts';
import type { ResendInput } from '../../../machines/mail/mail.types.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { resend } from './resend.ts';

const server = localServer();
const NOW = 1_796_000_000_000;
beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});
const signal = new AbortController().signal;
const held: Omit<ResendInput, 'by'> = {
  key: 'press',
  locale: 'de',
  activationId: 'mailed-id',
  email: 'zoe@example.org',
  code: 'VESTIBULE',
};

test.each<[ResendInput['by'], object]>([
  ['bearer', { locale: 'de' }],
  ['link', { locale: 'de', accountActivationId: 'mailed-id' }],
  ['address', { locale: 'de', email: 'zoe@example.org', registrationCode: 'VESTIBULE' }],
])('by %s: nothing else is said (D27)', async (by, input) => {
  server.data({ resendActivation: { accepted: true, retryAfter: null } });
  await resend({ ...held, by }, signal);
  const { method, hash, body } = server.only();
  expect([method, server.credentials]).toEqual(['POST', ['include']]);
  expect(hash).toBe(hashOf(ResendActivationDocument));
  expect(body).toEqual({
    operationName: 'resendActivation',
    variables: { input },
    extensions: { idempotencyKey: 'press', clientLibrary: expect.anything() },
  });
});

test.each([
  { accepted: true, retryAfter: null },
  { accepted: false, retryAfter: 42 },
])('%j is handed on', async (answer) => {
  server.data({ resendActivation: { ...answer, __typename: 'Acknowledgement' } });
  expect(await resend({ ...held, by: 'bearer' }, signal)).toEqual({ ...answer, at: NOW });
});
