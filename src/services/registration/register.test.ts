// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://vestibule.example/acquisition/registration/formstarted" }
import { print } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { RegistrationSubmitFormDocument } from '../../../graphql/generated/client/graphql.ts';
import type { RegisterInput } from '../../../machines/journey.base.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { bearerToken } from '../bearer/bearer.ts';
import { register } from './register.ts';

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
  countryOptions: [
    { isoCode: 'DE', dataPolicyPk: 'policy-de', termsPk: 'terms-de' },
    { isoCode: 'AT', dataPolicyPk: 'policy-at', termsPk: 'terms-at' },
  ],
};
const registration = { id: '7', status: 'PENDING_ACTIVATION', customerId: null };
const answer = { registration, token: 'a.b.c', registrationProblems: [], consentCredentials: null };
const problem = (reason: string) => ({ message: 'for logs', reason, reasonDetails: null });

beforeEach(() => {
  document.cookie = 'acq_token=; path=/; max-age=0';
  server.data({ submit: answer });
});
const variables = () => server.only().body['variables'] as Record<string, unknown>;

describe('the request', () => {
  test('operation registrationSubmitForm, with the names as checked, the consents and the key', async () => {
    await register(input, signal);
    const { method, query, body } = server.only();
    expect([method, server.credentials]).toEqual(['POST', ['include']]);
    expect(query).toBe(print(RegistrationSubmitFormDocument));
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
        formInput: {
          flow: 'DEFAULT',
          gender: 'woman',
          firstName: 'Zoë',
          lastName: 'Lindström Żak',
          email: 'Zoe@Example.org',
          country: 'AT',
          locale: 'de',
          validityTimestamp: '2026-12-19T12:00:00Z.mac',
        },
      },
    });
  });

  test('an internationalised domain goes as punycode, and is remembered as it was sent (D18)', async () => {
    const values = { ...input.values, email: 'zoe@bücher.example' };
    const { registration: registered } = await register({ ...input, values }, signal);
    expect([variables()['formInput'], registered]).toEqual([
      expect.objectContaining({ email: 'zoe@xn--bcher-kva.example' }),
      { id: '7', email: 'zoe@xn--bcher-kva.example' },
    ]);
  });

  test('a country without documents sends none: the back end refuses it by its reason', async () => {
    await register({ ...input, countryOptions: [] }, signal);
    expect(variables()['consents']).toEqual([
      { type: 'TERMS', documentPk: '', accepted: true },
      { type: 'DATA_POLICY', documentPk: '', accepted: true },
      { type: 'NEWSLETTER', documentPk: '', accepted: false },
    ]);
  });
});

describe('the answer', () => {
  test('registered: the address as it was sent, and the token kept in its cookie', async () => {
    expect(await register(input, signal)).toEqual({
      registration: { id: '7', email: 'Zoe@Example.org' },
      reasons: [],
    });
    expect(bearerToken()).toBe('a.b.c');
  });

  test('problems: every reason, those that are not known yet too; no token is kept', async () => {
    const registrationProblems = [problem('EmailInvalid'), problem('NeverSeenBefore')];
    server.data({ submit: { ...answer, registration: null, token: null, registrationProblems } });
    expect([await register(input, signal), bearerToken()]).toEqual([
      { registration: null, reasons: ['EmailInvalid', 'NeverSeenBefore'] },
      null,
    ]);
  });

  test('neither a registration nor a problem says nothing usable', async () => {
    server.data({ submit: { ...answer, registration: null } });
    await expect(register(input, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
  });
});
