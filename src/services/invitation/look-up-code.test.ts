import { beforeEach, expect, test } from 'vitest';
import { RegistrationCodeDetailsDocument } from '../../../graphql/generated/client/graphql.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { hashOf } from '../network/persisted-query.ts';
import { lookUpCode } from './look-up-code.ts';

history.replaceState(null, '', '/acquisition/de/registration/code?rc=SECRET#secret');

const server = localServer();
const signal = new AbortController().signal;
const answer = {
  errors: ['REGISTRATION_CODE_INVALID', 'NEVER_SEEN_BEFORE'],
  errorDetails: [{ error: 'EXPIRED' }, { error: 'SOMETHING' }],
  invitorName: 'Clara',
  countryOptions: [{ isoCode: 'AT', dataPolicyPkString: 'policy-at', termsPkString: 'terms-at' }],
  campaign: 'spring',
  vouchers: ['15-percent-mov', '99-percent'],
};

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const ours = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:x-|authorization|content-type)/.test(name)));

beforeEach(() => {
  document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
  server.data({ registrationCodeDetails: answer });
});

test('sends operation, variables, query, three headers and credentials', async () => {
  await lookUpCode({ code: 'VESTIBULE', timestamp: '2026-12-05T12:00:00Z.mac' }, signal);
  const { method, path, headers, hash, body } = server.only();
  expect([method, path, server.credentials]).toEqual(['POST', '/graphql', ['include']]);
  expect(body).toEqual({
    operationName: 'registrationCodeDetails',
    variables: { registrationCode: 'VESTIBULE', validityTimestamp: '2026-12-05T12:00:00Z.mac' },
    extensions: { clientLibrary: expect.anything() },
  });
  expect(hash).toBe(hashOf(RegistrationCodeDetailsDocument));
  expect(ours(headers)).toEqual({
    'content-type': 'application/json',
    'x-correlation-id': expect.stringMatching(new RegExp(`^vestibule-${UUID}$`)),
    'x-session-id': expect.stringMatching(new RegExp(`^${UUID}$`)),
    'x-source-page': '/acquisition/de/registration/code',
  });
});

test('returns the response for the machine; unknown error types pass', async () => {
  expect(await lookUpCode({ code: 'A', timestamp: null }, signal)).toEqual({
    errors: ['REGISTRATION_CODE_INVALID', 'NEVER_SEEN_BEFORE'],
    errorDetails: ['EXPIRED', 'SOMETHING'],
    inviter: 'Clara',
    countryOptions: [{ isoCode: 'AT', dataPolicyPk: 'policy-at', termsPk: 'terms-at' }],
    campaign: 'spring',
    vouchers: ['15-percent-mov'],
  });
});

test('isolates a right-to-left name from its sentences, and keeps other names unchanged', async () => {
  const named = async (invitorName: string) => {
    server.data({ registrationCodeDetails: { ...answer, invitorName } });
    return (await lookUpCode({ code: 'A', timestamp: null }, signal)).inviter;
  };
  expect([await named('דוד'), await named('Ελένη'), await named('Стоянка')]).toEqual([
    '\u2068דוד\u2069',
    'Ελένη',
    'Стоянка',
  ]);
});
