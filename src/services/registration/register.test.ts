import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RegistrationSubmitFormDocument } from '../../../graphql/generated/client/graphql.ts';
import type { RegisterInput } from '../../../machines/context/registration.types.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { hashOf } from '../network/persisted-query.ts';
import { bearerToken } from '../bearer/bearer.ts';
import { register } from './register.ts';

history.replaceState(null, '', '/acquisition/registration/formstarted');

const server = localServer();
const signal = new AbortController().signal;
const input: RegisterInput = {
  key: 'first-press',
  code: 'VESTIBULE',
  timestamp: '2026-12-19T12:00:00Z.mac',
  locale: 'de',
  values: {
    gender: 'woman',
    firstName: '  Zoë ',
    lastName: 'Lindström   Żak',
    email: ' Zoe@Example.org ',
    country: 'AT',
    terms: true,
    newsletter: false,
  },
  voucher: '15-percent-mov',
  flow: 'default',
  token: null,
  sourcePath: null,
  previousPdpPage: null,
  countryOptions: [
    { isoCode: 'DE', dataPolicyPk: 'policy-de', termsPk: 'terms-de' },
    { isoCode: 'AT', dataPolicyPk: 'policy-at', termsPk: 'terms-at' },
  ],
};
const registration = { id: '7', status: 'PENDING_ACTIVATION', customerId: null, voucher: '15-percent-mov' };
const answer = { registration, token: 'a.b.c', registrationProblems: [], consentCredentials: null };
const problem = (reason: string, reasonDetails: string | null = null) => ({
  message: 'for logs',
  reason,
  reasonDetails,
});
const NOW = 1_796_000_000_000;
const registered = { registration, credentials: null, reasons: [], details: [], url: null, at: NOW };

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime(NOW);
  document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
  server.data({ submit: answer });
});
const variables = () => server.only().body['variables'] as Record<string, unknown>;

test('the request: operation registrationSubmitForm, with checked names, consents and key', async () => {
  await register(input, signal);
  const { method, hash, body } = server.only();
  expect([method, server.credentials]).toEqual(['POST', ['include']]);
  expect(hash).toBe(hashOf(RegistrationSubmitFormDocument));
  expect(body).toEqual({
    operationName: 'registrationSubmitForm',
    extensions: { idempotencyKey: 'first-press', clientLibrary: expect.anything() },
    variables: {
      registrationCode: 'VESTIBULE',
      consents: [
        { type: 'TERMS', documentPk: 'terms-at', accepted: true },
        { type: 'DATA_POLICY', documentPk: 'policy-at', accepted: true },
        { type: 'NEWSLETTER', documentPk: 'policy-at', accepted: false },
      ],
      formInput,
    },
  });
});

test('sends an internationalised domain as punycode (D18); omits documents that the country lacks: the back end refuses it', async () => {
  await register({ ...input, values: { ...input.values, email: 'zoe@bücher.example' }, countryOptions: [] }, signal);
  expect([variables()['formInput'], variables()['consents']]).toEqual([
    { ...formInput, email: 'zoe@xn--bcher-kva.example' },
    [
      { type: 'TERMS', documentPk: '', accepted: true },
      { type: 'DATA_POLICY', documentPk: '', accepted: true },
      { type: 'NEWSLETTER', documentPk: '', accepted: false },
    ],
  ]);
});

const formInput = {
  flow: 'DEFAULT',
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström Żak',
  email: 'Zoe@Example.org',
  country: 'AT',
  locale: 'de',
  validityTimestamp: '2026-12-19T12:00:00Z.mac',
  voucher: '15-percent-mov',
};
describe('fields of each flow (D13, D15)', () => {
  const lean = { ...input.values, gender: '', firstName: '', lastName: ' ' } as const;
  const noPerson = { gender: null, firstName: null, lastName: null };
  test.each<[RegisterInput['flow'], Partial<RegisterInput>, object]>([
    ['default', { token: 'x.y.z' }, { formInput }],
    ['leanStep2', { values: lean }, { formInput: { ...formInput, ...noPerson, flow: 'LEAN_STEP_2' } }],
    [
      'socialRegistration',
      { values: { ...lean, gender: 'man' }, token: 'x.y.z' },
      {
        formInput: { ...formInput, ...noPerson, gender: 'man', flow: 'SOCIAL_REGISTRATION' },
        socialRegistrationInput: { token: 'x.y.z' },
      },
    ],
    [
      'waitingListApproved',
      { token: 'x.y.z' },
      { formInput: { ...formInput, flow: 'WAITING_LIST_APPROVED', approvalToken: 'x.y.z' } },
    ],
  ])('%s, %j', async (flow, more, expected) => {
    await register({ ...input, flow, ...more }, signal);
    const { registrationCode, consents, ...rest } = variables();
    expect([registrationCode, (consents as unknown[]).length, rest]).toEqual(['VESTIBULE', 3, expected]);
  });

  test.each([
    [{ sourcePath: '/campaign' }, { sourcePath: '/campaign', previousPDPPage: null }],
    [{ previousPdpPage: '/product/7' }, { sourcePath: null, previousPDPPage: '/product/7' }],
  ])('referrer: %j', async (from, deepLinkingPageData) => {
    await register({ ...input, ...from }, signal);
    expect(variables()['deepLinkingPageData']).toEqual(deepLinkingPageData);
  });

  test('an invitation without a timestamp, and the newsletter', async () => {
    await register({ ...input, timestamp: null, values: { ...input.values, newsletter: true, terms: false } }, signal);
    expect([variables()['formInput'], variables()['consents']]).toEqual([
      { ...formInput, validityTimestamp: null },
      [
        { type: 'TERMS', documentPk: 'terms-at', accepted: false },
        { type: 'DATA_POLICY', documentPk: 'policy-at', accepted: false },
        { type: 'NEWSLETTER', documentPk: 'policy-at', accepted: true },
      ],
    ]);
  });
});

describe('the response', () => {
  test('registered: returns id and status, and stores the token in its cookie', async () => {
    expect([await register(input, signal), bearerToken()]).toEqual([registered, 'a.b.c']);
  });

  test('without a token keeps the existing one', async () => {
    document.cookie = '__Host-acq_token=older; path=/; secure';
    server.data({ submit: { ...answer, token: null } });
    expect([await register(input, signal), bearerToken()]).toEqual([registered, 'older']);
  });

  test('problems: returns every reason, also unknown ones; stores no token', async () => {
    const registrationProblems = [problem('EmailInvalid'), problem('NeverSeenBefore', 'SOMETHING')];
    server.data({ submit: { ...answer, registration: null, token: null, registrationProblems } });
    expect([await register(input, signal), bearerToken()]).toEqual([
      {
        registration: null,
        credentials: null,
        reasons: ['EmailInvalid', 'NeverSeenBefore'],
        details: ['SOMETHING'],
        url: null,
        at: NOW,
      },
      null,
    ]);
  });

  test('returns a customer and consent credentials (D36, D37)', async () => {
    const consentCredentials = { hmacToken: 'hmac', passphrase: 'phrase' };
    server.data({ submit: { ...answer, registration: { ...registration, customerId: 'c-1' }, consentCredentials } });
    expect(await register(input, signal)).toEqual({
      ...registered,
      registration: { ...registration, customerId: 'c-1' },
      credentials: consentCredentials,
    });
  });

  test('invalid credentials do not undo a registration (D36)', async () => {
    for (const consentCredentials of [{ hmacToken: 7 }, 'text', [], { passphrase: 'x' }]) {
      server.data({ submit: { ...answer, registration: { ...registration, customerId: 7 }, consentCredentials } });
      expect(await register(input, signal)).toEqual(registered);
    }
  });

  test('neither a registration nor a problem is unusable', async () => {
    server.data({ submit: { ...answer, registration: null } });
    await expect(register(input, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
  });
});
