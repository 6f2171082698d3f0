/** What each call sends and returns, and that a malformed response is rejected. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateRegistrationLinkDocument } from '../../graphql/generated/admin/graphql.ts';
import {
  ApplyForMembershipDocument,
  ChangeRegistrationEmailDocument,
  JoinWaitingListDocument,
  LogoutDocument,
  RequestWaitingListDocument,
  ResendActivationDocument,
  UnsubscribeNewsletterDocument,
} from '../../graphql/generated/client/graphql.ts';
import { ViewerDocument } from '../../graphql/generated/viewer/graphql.ts';
import type { ResendInput } from '../../machines/context/mail.types.ts';
import { localServer } from '../../test/harness/local-server.ts';
import { hashOf } from './network/persisted-query.ts';
import { askViewer } from './admin/ask-viewer.ts';
import { createRegistrationLink } from './admin/create-registration-link.ts';
import { bearerToken } from './bearer/bearer.ts';
import { logout } from './login/logout.ts';
import { resend } from './mail/resend.ts';
import { changeEmail } from './registration/change-email.ts';
import { applyForMembership, joinWaitingList, requestPlace, unsubscribe } from './mail/mailed.ts';

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
const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };
const moved = { id: '7', status: 'PENDING_ACTIVATION', voucher: '15-percent-mov' };
const refusal = { message: 'x', reason: 'EmailAlreadyUsedActive', reasonDetails: 'SOMETHING' };
const accepted = { accepted: true, retryAfter: null };
const later = { accepted: false, retryAfter: 42 };

const calls = {
  viewer: () => askViewer({ token: 'a.b.c' }, signal),
  createRegistrationLink: () => createRegistrationLink({ token: 'a.b.c', code: 'VESTIBULE' }, signal),
  logout: () => logout(undefined, signal),
  resendActivation: again('bearer'),
  applyForMembership: () => applyForMembership(address, signal),
  requestWaitingList: () => requestPlace(address, signal),
  joinWaitingList: () => joinWaitingList(pressed, signal),
  unsubscribeNewsletter: () => unsubscribe(pressed, signal),
  changeRegistrationEmail: () => changeEmail(address, signal),
};
type Operation = keyof typeof calls;

describe('sends', () => {
  const admin = { authorization: 'Bearer a.b.c' };
  const key = { idempotencyKey: 'press' };
  const { email, code: registrationCode, activationId: accountActivationId } = held;
  test.each<[Operation, object, object, object, object, (() => Promise<unknown>)?]>([
    // The token of the admin's link instead of the cookie's (D31).
    ['viewer', ViewerDocument, {}, {}, admin],
    ['createRegistrationLink', CreateRegistrationLinkDocument, { registrationCode: 'VESTIBULE' }, {}, admin],
    ['logout', LogoutDocument, {}, {}, {}],
    // Only the credentials in use (D27).
    ['resendActivation', ResendActivationDocument, { input: { locale: 'de' } }, key, {}],
    [
      'resendActivation',
      ResendActivationDocument,
      { input: { locale: 'de', accountActivationId } },
      key,
      {},
      again('link'),
    ],
    [
      'resendActivation',
      ResendActivationDocument,
      { input: { locale: 'de', email, registrationCode } },
      key,
      {},
      again('address'),
    ],
    ['applyForMembership', ApplyForMembershipDocument, used, key, {}],
    ['requestWaitingList', RequestWaitingListDocument, used, key, {}],
    ['joinWaitingList', JoinWaitingListDocument, { token: 'a.b.c' }, key, {}],
    ['unsubscribeNewsletter', UnsubscribeNewsletterDocument, { token: 'a.b.c' }, key, {}],
    ['changeRegistrationEmail', ChangeRegistrationEmailDocument, used, key, {}],
  ])('%s: its variables, key and token', async (operationName, document, variables, extensions, by, call) => {
    server.data({});
    await (call ?? calls[operationName])().catch(() => undefined);
    const { method, hash, headers, body } = server.only();
    const { authorization } = headers;
    expect({ method, credentials: server.credentials, hash, authorization, ...body }).toEqual({
      method: 'POST',
      credentials: ['include'],
      hash: hashOf(document),
      authorization: 'Bearer of.the.cookie',
      ...by,
      operationName,
      variables,
      extensions: { ...extensions, clientLibrary: expect.anything() },
    });
    // The services drop the token, not the call.
    expect(bearerToken()).toBe('of.the.cookie');
  });
});

describe('returns', () => {
  const change = (registration: object | null, ...registrationProblems: object[]) => ({
    registration,
    registrationProblems,
  });
  const changed = { credentials: null, url: null, at: NOW };
  test.each<[Operation, unknown, unknown]>([
    ['viewer', { roles: ['ADMIN'] }, { admin: true }],
    ['viewer', { roles: ['NEVER_SEEN'] }, { admin: false }],
    ['createRegistrationLink', { link, errors: [] }, { outcome: 'made', link }],
    // Refused, regardless of other data.
    ['createRegistrationLink', { link, errors: ['NEW'] }, { outcome: 'refused', errors: ['NEW'] }],
    ['logout', true, undefined],
    ['resendActivation', later, { ...later, at: NOW, isActive: false }],
    ['resendActivation', { ...later, status: 'ACTIVE' }, { ...later, at: NOW, isActive: true }],
    ['applyForMembership', later, later],
    ['requestWaitingList', accepted, accepted],
    ['joinWaitingList', { outcome: 'NEVER_SEEN' }, { outcome: 'NEVER_SEEN' }],
    ['unsubscribeNewsletter', { outcome: 'TOKEN_INVALID' }, { outcome: 'TOKEN_INVALID' }],
    [
      'changeRegistrationEmail',
      change(moved),
      { registration: { ...moved, customerId: null }, reasons: [], details: [], ...changed },
    ],
    [
      'changeRegistrationEmail',
      change(null, refusal),
      { registration: null, reasons: ['EmailAlreadyUsedActive'], details: ['SOMETHING'], ...changed },
    ],
  ])('%s: %j', async (operation, answer, handed) => {
    server.data({ [operation]: answer });
    expect(await calls[operation]()).toEqual(handed);
  });

  test('FORBIDDEN is a valid response: the user is no admin (D31)', async () => {
    const errors = [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }];
    server.answers(200, { 'content-type': 'application/json' }, JSON.stringify({ data: null, errors }));
    expect(await calls.createRegistrationLink()).toEqual({ outcome: 'forbidden' });
  });
});

test.each<[Operation, unknown]>([
  ['viewer', { roles: [1] }],
  ['createRegistrationLink', { link: null, errors: [] }],
  ['createRegistrationLink', { link: { ...link, url: 'javascript:alert(1)' }, errors: [] }],
  ['logout', 'yes'],
  ['resendActivation', { accepted: true, retryAfter: 'soon' }],
  ['applyForMembership', { accepted: true, retryAfter: 'soon' }],
  ['requestWaitingList', { accepted: 'yes', retryAfter: null }],
  ['joinWaitingList', {}],
  ['unsubscribeNewsletter', null],
  ['changeRegistrationEmail', { registration: null, registrationProblems: [] }],
  ['changeRegistrationEmail', { registration: 'moved', registrationProblems: [] }],
])('%s: rejects an unusable response, %j', async (operation, answer) => {
  server.data({ [operation]: answer });
  await expect(calls[operation]()).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'technical' });
});
