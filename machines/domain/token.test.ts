import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBase64url } from './base64url.ts';
import { readToken, tokenExpiry } from './token.ts';

const jwt = (payload: string) => `${encodeBase64url('{"alg":"HS256"}')}.${encodeBase64url(payload)}.c2lnbmF0dXJl`;
const tokenOf = (payload: unknown) => jwt(JSON.stringify(payload));

describe('D48: expiry of a token', () => {
  it.each([
    [{ exp: 1_795_420_800 }, 1_795_420_800_000],
    [{ exp: 0 }, 0],
    [{}, null],
    [{ exp: '1795420800' }, null],
    // Found by fuzzing: it was treated as having no expiry.
    [{ exp: 1.8e305 }, null],
    [JSON.parse('{"__proto__":{"exp":1}}'), null],
  ])('%j: %s', (payload, moment) => {
    expect(tokenExpiry(tokenOf(payload))).toBe(moment);
  });
  it.each(['', 'a.b.c', 'nothing'])('%s has no expiry', (token) => {
    expect(tokenExpiry(token)).toBeNull();
  });
});

describe('D28 token', () => {
  it('reads what prefills a form, and nothing else', () => {
    const read = { email: 'anna@example.com', purpose: 'social', registrationCode: 'VESTIBULE', provider: 'google' };
    expect(readToken(tokenOf({ ...read, exp: 1, aud: 'x' }))).toEqual(read);
  });

  it.each([
    ['absent', {}],
    ['null', { purpose: null, registrationCode: null, provider: null }],
    ['empty', { purpose: '', registrationCode: '', provider: '' }],
    ['of another type', { purpose: true, registrationCode: 7, provider: ['google'] }],
  ])('gives null for claims that are %s', (_, claims) => {
    expect(readToken(tokenOf({ email: ' zoe@müller.de', ...claims }))).toEqual({
      email: 'zoe@xn--mller-kva.de',
      purpose: null,
      registrationCode: null,
      provider: null,
    });
  });

  it.each([
    ['no e-mail', {}],
    ['a bad e-mail', { email: 'anna@' }],
    ['an array', [{ email: 'anna@example.com' }]],
    ['null', null],
    ['an e-mail in a prototype', JSON.parse('{"__proto__":{"email":"anna@example.com"}}')],
  ])('refuses a payload with %s', (_, payload) => {
    expect(readToken(tokenOf(payload))).toBeNull();
  });

  const good = tokenOf({ email: 'anna@example.com' });
  const [header, payload, signature] = good.split('.');
  it.each([
    '',
    `${header}.${payload}`,
    `${header}..${signature}`,
    `${good}.more`,
    `${header}.${payload}=.${signature}`,
    `${header}._w.${signature}`,
    jwt('{'),
  ])('refuses %j', (token) => {
    expect(readToken(token)).toBeNull();
  });

  it('refuses more than 8192 characters', () => {
    const start = good.slice(0, good.lastIndexOf('.') + 1);
    expect(readToken(start.padEnd(8192, 's'))?.email).toBe('anna@example.com');
    expect(readToken(start.padEnd(8193, 's'))).toBeNull();
  });

  it('never throws', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, fc.json(), (text, json) => {
        expect([readToken(text), readToken(jwt(text)), readToken(jwt(json))]).toEqual([null, null, null]);
      }),
    );
  });
});
