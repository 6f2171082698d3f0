/** A recorded visit contains no personal data, but everything that the guards depend on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from '../../machines/domain/base64url.ts';
import { checkEmail, normaliseEmail } from '../../machines/domain/email.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { checkName, normaliseName } from '../../machines/domain/names.ts';
import { checkCode, normaliseCode } from '../../machines/domain/registration-code.ts';
import { readToken, tokenPurpose } from '../../machines/domain/token.ts';
import { nothingKnown } from '../engine/visit/pages.ts';
import { maskedEvent, maskedInput } from './mask.ts';
import { requestsWith } from '../screens/fixture.ts';
import { standIn, type StandIns } from './stand-ins.ts';
import { RECORDED_AT } from './times.ts';

const outcomeOf = (checked: object) => ('problem' in checked ? checked.problem : 'good');
const nothingAsked = { requests: requestsWith({}) };

/** Valid and invalid values of each kind, and some that only differ in ignored characters. */
const names = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Ada', ' Ada ', 'Guest 1', 'x.com', ' '));
const emails = fc.oneof(fc.emailAddress(), fc.constantFrom('guest-1@example.org', ' a@b.de ', 'a@b.de', '', 'a'));
const codes = fc.oneof(fc.string(), fc.constantFrom('CODE1', 'vesti-bule', 'VESTIBULE', ' - ', 'x'.repeat(80)));

describe('stand-ins pass the same guards, and equal values get equal stand-ins', () => {
  test.each([
    ['name', names, checkName, normaliseName] as const,
    ['email', emails, checkEmail, normaliseEmail] as const,
    ['code', codes, checkCode, normaliseCode] as const,
  ])('%s', (kind, values, check, normalise) => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 8 }), (given) => {
        const known: StandIns = {};
        const made = given.map((value) => standIn(kind, value, known));
        expect(made.map((value) => outcomeOf(check(value)))).toEqual(given.map((value) => outcomeOf(check(value))));
        const equal = (all: readonly string[]) =>
          all.map((one) => all.findIndex((other) => normalise(other) === normalise(one)));
        expect(equal(made)).toEqual(equal(given));
        for (const [at, value] of given.entries()) expect(normalise(value) === '' || made[at] !== value).toBe(true);
      }),
    );
  });
  test('keeps a name that equals a stand-in', () => {
    const known: StandIns = {};
    expect(['Guest 1', 'Guest 1', 'Ada'].map((name) => standIn('name', name, known))).toEqual([
      'Guest 2',
      'Guest 2',
      'Guest 3',
    ]);
  });
});

describe('a token', () => {
  const tokenOf = (claims: unknown) => `h.${encodeBase64url(JSON.stringify(claims))}.s`;
  const maskedToken = (token: string) => maskedInput({ ...nothingKnown, token }, {}).token ?? '';
  test('becomes unsigned, with masked claims of the same shape (D28)', () => {
    const claims = {
      email: 'ada@x.de',
      registrationCode: 'SECRET',
      provider: 'google',
      purpose: 'social',
      sub: 'u7',
      iat: 17,
    };
    const token = maskedToken(tokenOf(claims));
    expect(token).toMatch(/^e30\.[\w-]+\.unsigned-1$/);
    expect(JSON.parse(decodeBase64url(token.split('.')[1] ?? '') ?? '')).toEqual({
      email: 'guest-1@example.org',
      registrationCode: 'CODE1',
      provider: 'google',
      purpose: 'social',
      sub: 'text-1',
      iat: 0,
    });
  });
  test.each([
    ['no token', 'no token'],
    ['claims of another kind', tokenOf({ email: 'ada@x.de', provider: '', registrationCode: 7 })],
    ['no claims', tokenOf(['ada@x.de'])],
    ['too long', `h.${'a'.repeat(9000)}.s`],
  ])('parses as before: %s', (_, token) => {
    const [before, after] = [readToken(token), readToken(maskedToken(token))];
    expect(tokenPurpose(maskedToken(token))).toBe(tokenPurpose(token));
    expect(after && { ...after, email: '' }).toEqual(before && { ...before, email: '' });
    expect(maskedToken(token)).not.toBe(token);
  });
});

describe('times are relative to one moment', () => {
  test('removes the end of a link’s validity, which the back end judges (D9)', () => {
    const invitation = { code: 'A', timestamp: '2001-01-01T00:00:00Z.mac', referrer: null, source: 'link' } as const;
    const masked = maskedInput({ ...nothingKnown, openedAt: Date.now(), invitation }, {}).invitation;
    expect(masked?.timestamp).toBe('unsigned-1');
  });
  test.each([-1, 60_000])('a mail requested %i ms after the last response (D26)', (later) => {
    const again = { accepted: true, at: 5_000_000, againAt: 5_060_000 };
    const requests = requestsWith({ resend: { again } });
    const asked = { type: 'mail.requested', locale: 'de', key: 'k', at: again.at + later } as const;
    expect(maskedEvent(asked, { requests }, {})).toEqual({ ...asked, key: 'key-1', at: RECORDED_AT + later });
    expect(maskedInput({ ...nothingKnown, remembered: { requests } }, {}).remembered).toEqual({
      requests: requestsWith({
        resend: { again: { accepted: true, at: RECORDED_AT, againAt: RECORDED_AT + 60_000 } },
      }),
    });
  });
});

describe('unknown values', () => {
  test('a failure keeps its kind and loses its message', () => {
    const error = new ServiceFailure('busy', 'ada@x.de is taken', { retryAfter: 60 });
    expect(maskedEvent({ type: 'xstate.error.actor.register', error, actorId: 'register' }, nothingAsked, {})).toEqual({
      type: 'xstate.error.actor.register',
      error: new ServiceFailure('busy', '', { retryAfter: 60 }),
      actorId: 'register',
    });
    const broken = { type: 'xstate.error.actor.logout', error: new TypeError('ada'), actorId: 'logout' } as const;
    expect(maskedEvent(broken, nothingAsked, {})).toEqual({ ...broken, error: new Error('TypeError') });
  });
  test('keeps words of the contract, and masks any other text', () => {
    const output = {
      reasons: ['EmailInvalid', 'ada@x.de is taken'],
      note: 'Ada',
      url: '/shop/ada',
      attempts: 3,
      done: true,
    };
    const event = { type: 'xstate.done.actor.register', output, actorId: 'register' } as const;
    expect(maskedEvent(event, nothingAsked, {})).toEqual({
      ...event,
      output: { reasons: ['EmailInvalid', 'text-1'], note: 'text-2', url: '/page-1', attempts: 3, done: true },
    });
  });
});
