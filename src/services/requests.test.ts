/** What each call sends and returns, and that a malformed response is rejected; the form's call: register.test.ts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateRegistrationLinkDocument } from '../../graphql/generated/admin/graphql.ts';
import {
  ApplyForMembershipDocument,
  ChangeRegistrationEmailDocument,
  FinalizeRegistrationDocument,
  JoinWaitingListDocument,
  LogoutDocument,
  RegistrationCodeDetailsDocument,
  RequestWaitingListDocument,
  ResendActivationDocument,
  UnsubscribeNewsletterDocument,
} from '../../graphql/generated/client/graphql.ts';
import { ViewerDocument } from '../../graphql/generated/viewer/graphql.ts';
import type { ResendInput } from '../../machines/context/mail.types.ts';
import type { Completion } from '../../machines/context/registration.types.ts';
import { localServer } from '../../test/harness/local-server.ts';
import { hashOf } from './network/persisted-query.ts';
import { askViewer } from './admin/ask-viewer.ts';
import { createRegistrationLink } from './admin/create-registration-link.ts';
import { bearerToken } from './bearer/bearer.ts';
import { lookUpCode } from './invitation/look-up-code.ts';
import { logout } from './login/logout.ts';
import { resend } from './mail/resend.ts';
import { changeEmail } from './registration/change-email.ts';
import { finalize } from './registration/finalize.ts';
import { applyForMembership, joinWaitingList, requestPlace, unsubscribe } from './mail/mailed.ts';

history.replaceState(null, '', '/acquisition/de/registration/code?rc=SECRET#secret');

const server = localServer();
const signal = new AbortController().signal;
const NOW = 1_796_000_000_000;
beforeEach(() => {
  vi.setSystemTime(NOW);
  document.cookie = '__Host-acq_token=of.the.cookie; path=/; secure';
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
});

const pressed = { token: 'a.b.c', key: 'press' };
const address = { email: ' Zoe@BÜCHER.example ', locale: 'de', key: 'press' } as const;
/** The address in normalised form (D27). */
const used = { email: 'Zoe@xn--bcher-kva.example', locale: 'de' };
const held = { key: 'press', locale: 'de', activationId: 'id', email: 'zoe@example.org', code: 'VESTIBULE' } as const;
const again = (by: ResendInput['by']) => () => resend({ ...held, by }, signal);
const step = (completion: Completion) => () => finalize({ key: 'press', registrationId: '7', completion }, signal);
const ts = '2026-12-05T12:00:00Z.mac';

/** Each operation: its document, and a call. */
const operations = {
  registrationCodeDetails: [
    RegistrationCodeDetailsDocument,
    () => lookUpCode({ code: 'VESTIBULE', timestamp: ts }, signal),
  ],
  finalizeRegistration: [
    FinalizeRegistrationDocument,
    () => finalize({ activationId: 'mailed-id', key: 'press' }, signal),
  ],
  viewer: [ViewerDocument, () => askViewer({ token: 'a.b.c' }, signal)],
  createRegistrationLink: [
    CreateRegistrationLinkDocument,
    () => createRegistrationLink({ token: 'a.b.c', code: 'VESTIBULE' }, signal),
  ],
  logout: [LogoutDocument, () => logout(undefined, signal)],
  resendActivation: [ResendActivationDocument, again('bearer')],
  applyForMembership: [ApplyForMembershipDocument, () => applyForMembership(address, signal)],
  requestWaitingList: [RequestWaitingListDocument, () => requestPlace(address, signal)],
  joinWaitingList: [JoinWaitingListDocument, () => joinWaitingList(pressed, signal)],
  unsubscribeNewsletter: [UnsubscribeNewsletterDocument, () => unsubscribe(pressed, signal)],
  changeRegistrationEmail: [ChangeRegistrationEmailDocument, () => changeEmail(address, signal)],
} as const;
type Operation = keyof typeof operations;
const call = (operation: Operation) => operations[operation][1]();

describe('sends', () => {
  const { email, code: registrationCode, activationId: accountActivationId } = held;
  /** No consents; the names as checked, the preferences as the contract names them (D13). */
  const finalized = (finalizeRegistrationInput: object) => ({ consents: [], finalizeRegistrationInput });
  const named = finalized({ registrationId: '7', gender: 'man', firstName: 'Åke', lastName: 'Öberg Żak' });
  const none = finalized({ registrationId: '7', shoppingPreferences: [] });
  const preferences = ['WOMEN', 'MEN', 'KIDS', 'HOME', 'SHOES', 'ACCESSORIES'];
  /** Queries, and calls without an effect that a repetition would double. */
  const KEYLESS: readonly Operation[] = ['registrationCodeDetails', 'viewer', 'createRegistrationLink', 'logout'];
  /** With the token of the admin's link instead of the cookie's (D31). */
  const ADMIN: readonly Operation[] = ['viewer', 'createRegistrationLink'];
  test.each<[Operation, object, (() => Promise<unknown>)?]>([
    ['registrationCodeDetails', { registrationCode: 'VESTIBULE', validityTimestamp: ts }],
    ['finalizeRegistration', finalized({ accountActivationId: 'mailed-id' })],
    ['finalizeRegistration', named, step({ person: { gender: 'man', firstName: '  Åke ', lastName: 'Öberg   Żak' } })],
    [
      'finalizeRegistration',
      finalized({ registrationId: '7', shoppingPreferences: preferences }),
      step({ shoppingPreferences: ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] }),
    ],
    ['finalizeRegistration', none, step({ shoppingPreferences: [] })],
    ['viewer', {}],
    ['createRegistrationLink', { registrationCode: 'VESTIBULE' }],
    ['logout', {}],
    // Only the credentials in use (D27).
    ['resendActivation', { input: { locale: 'de' } }],
    ['resendActivation', { input: { locale: 'de', accountActivationId } }, again('link')],
    ['resendActivation', { input: { locale: 'de', email, registrationCode } }, again('address')],
    ['applyForMembership', used],
    ['requestWaitingList', used],
    ['joinWaitingList', { token: 'a.b.c' }],
    ['unsubscribeNewsletter', { token: 'a.b.c' }],
    ['changeRegistrationEmail', used],
  ])('%s: its variables, key and token: %j', async (operationName, variables, special) => {
    server.data({});
    await (special?.() ?? call(operationName)).catch(() => undefined);
    const { method, path, hash, headers, body } = server.only();
    const { authorization } = headers;
    expect({ method, path, credentials: server.credentials, hash, authorization, ...body }).toEqual({
      method: 'POST',
      path: '/graphql',
      credentials: ['include'],
      hash: hashOf(operations[operationName][0]),
      authorization: ADMIN.includes(operationName) ? 'Bearer a.b.c' : 'Bearer of.the.cookie',
      operationName,
      variables,
      extensions: {
        ...(KEYLESS.includes(operationName) ? {} : { idempotencyKey: 'press' }),
        clientLibrary: expect.anything(),
      },
    });
    // The services drop the token, not the call.
    expect(bearerToken()).toBe('of.the.cookie');
  });

  test('three headers, and no others; a path without secrets', async () => {
    document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
    server.data({});
    await call('registrationCodeDetails').catch(() => undefined);
    const own = Object.entries(server.only().headers).filter(([name]) =>
      /^(?:x-|authorization|content-type)/.test(name),
    );
    const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
    expect(Object.fromEntries(own)).toEqual({
      'content-type': 'application/json',
      'x-correlation-id': expect.stringMatching(new RegExp(`^vestibule-${UUID}$`)),
      'x-session-id': expect.stringMatching(new RegExp(`^${UUID}$`)),
      'x-source-page': '/acquisition/de/registration/code',
    });
  });
});

const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };
const details = {
  errors: ['REGISTRATION_CODE_INVALID', 'NEVER_SEEN_BEFORE'],
  errorDetails: [{ error: 'EXPIRED' }, { error: 'SOMETHING' }],
  invitorName: 'Clara',
  countryOptions: [{ isoCode: 'AT', dataPolicyPkString: 'policy-at', termsPkString: 'terms-at' }],
  campaign: 'spring',
  vouchers: ['15-percent-mov', '99-percent'],
};
const url = 'https://shop.example/in';
const problem = (reason: string, reasonDetails: string | null = null) => ({ message: 'x', reason, reasonDetails });
const finalized = (registration: object | null, ...registrationProblems: readonly object[]) => ({
  hybrisAccountActivationUrl: url,
  registration,
  registrationProblems,
  consentCredentials: null,
});
const change = (registration: object | null, ...registrationProblems: object[]) => ({
  registration,
  registrationProblems,
});

describe('returns', () => {
  const later = { accepted: false, retryAfter: 42 };
  const moved = { id: '7', status: 'PENDING_ACTIVATION', voucher: '15-percent-mov' };
  const active = { id: '7', status: 'ACTIVE', customerId: 'c', voucher: '15-percent-mov' };
  const found = {
    errors: ['REGISTRATION_CODE_INVALID', 'NEVER_SEEN_BEFORE'],
    errorDetails: ['EXPIRED', 'SOMETHING'],
    inviter: 'Clara',
    countryOptions: [{ isoCode: 'AT', dataPolicyPk: 'policy-at', termsPk: 'terms-at' }],
    campaign: 'spring',
    vouchers: ['15-percent-mov'],
  };
  const answered = (registration: object | null, reasons: string[], details: string[], to: string | null = null) => ({
    registration,
    reasons,
    details,
    credentials: null,
    url: to,
    at: NOW,
  });
  test.each<[Operation, unknown, unknown]>([
    // Unknown error types pass; a right-to-left name is isolated from its sentences.
    ['registrationCodeDetails', details, found],
    ['registrationCodeDetails', { ...details, invitorName: 'דוד' }, { ...found, inviter: '\u2068דוד\u2069' }],
    ['registrationCodeDetails', { ...details, invitorName: 'Ελένη' }, { ...found, inviter: 'Ελένη' }],
    [
      'finalizeRegistration',
      finalized(active, problem('ActivationAccountUrlInvalid', 'ALREADY_ACTIVE')),
      answered(active, ['ActivationAccountUrlInvalid'], ['ALREADY_ACTIVE'], url),
    ],
    [
      'finalizeRegistration',
      finalized(null, problem('GenderInvalid'), problem('NeverSeenBefore', 'X')),
      answered(null, ['GenderInvalid', 'NeverSeenBefore'], ['X'], url),
    ],
    ['viewer', { roles: ['ADMIN'] }, { admin: true }],
    ['viewer', { roles: ['NEVER_SEEN'] }, { admin: false }],
    ['createRegistrationLink', { link, errors: [] }, { outcome: 'made', link }],
    // Refused, regardless of other data.
    ['createRegistrationLink', { link, errors: ['NEW'] }, { outcome: 'refused', errors: ['NEW'] }],
    ['logout', true, undefined],
    ['resendActivation', later, { ...later, at: NOW, isActive: false }],
    ['resendActivation', { ...later, status: 'ACTIVE' }, { ...later, at: NOW, isActive: true }],
    ['applyForMembership', later, later],
    ['requestWaitingList', { accepted: true, retryAfter: null }, { accepted: true, retryAfter: null }],
    ['joinWaitingList', { outcome: 'NEVER_SEEN' }, { outcome: 'NEVER_SEEN' }],
    ['unsubscribeNewsletter', { outcome: 'TOKEN_INVALID' }, { outcome: 'TOKEN_INVALID' }],
    ['changeRegistrationEmail', change(moved), answered({ ...moved, customerId: null }, [], [])],
    [
      'changeRegistrationEmail',
      change(null, problem('EmailAlreadyUsedActive', 'SOMETHING')),
      answered(null, ['EmailAlreadyUsedActive'], ['SOMETHING']),
    ],
  ])('%s: %j', async (operation, answer, handed) => {
    server.data({ [operation]: answer });
    expect(await call(operation)).toEqual(handed);
  });

  test('FORBIDDEN is a valid response: the user is no admin (D31)', async () => {
    const errors = [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }];
    server.answers(200, { 'content-type': 'application/json' }, JSON.stringify({ data: null, errors }));
    expect(await call('createRegistrationLink')).toEqual({ outcome: 'forbidden' });
  });
});

const unusable: Readonly<Record<Operation, readonly unknown[]>> = {
  registrationCodeDetails: [{ ...details, errors: 'none' }],
  finalizeRegistration: [finalized(null), null],
  viewer: [{ roles: [1] }],
  createRegistrationLink: [
    { link: null, errors: [] },
    { link: { ...link, url: 'javascript:alert(1)' }, errors: [] },
  ],
  logout: ['yes'],
  resendActivation: [{ accepted: true, retryAfter: 'soon' }],
  applyForMembership: [{ accepted: true, retryAfter: 'soon' }],
  requestWaitingList: [{ accepted: 'yes', retryAfter: null }],
  joinWaitingList: [{}],
  unsubscribeNewsletter: [null],
  changeRegistrationEmail: [change(null), { registration: 'moved', registrationProblems: [] }],
};
test.each(Object.entries(unusable))('%s: rejects unusable responses', async (operation, answers) => {
  for (const answer of answers) {
    server.data({ [operation]: answer });
    await expect(call(operation as Operation)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
  }
});
