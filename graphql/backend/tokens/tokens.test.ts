/** Own tokens with a valid signature that are refused for their header or claims, and an external issuer (D28). */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactSign, type JWK, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../common/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import { MAX_LIFETIME, OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';
import { TOKEN_AUDIENCE, createTokens } from './tokens.ts';

type Fields = Record<string, unknown>;

const clock = movableClock();
const settings = readSettings({});
/** Seconds since 1970, as in claims. @param later milliseconds. */
const seconds = (later: number): number => Math.floor((clock.now().getTime() + later) / 1000);
/** Claims of a lobby token, valid for an hour, and the verified result. */
const claims = (): Fields => ({
  email: 'ada@example.org',
  purpose: 'lobby',
  iss: OWN_ISSUER,
  aud: TOKEN_AUDIENCE,
  iat: seconds(0),
  exp: seconds(HOUR),
});
const FOUND = {
  subject: null,
  email: 'ada@example.org',
  registrationCode: null,
  provider: null,
  firstName: null,
  lastName: null,
  locale: null,
};
const HEADER: Fields = { alg: 'HS256', typ: 'JWT' };
const encoded = (part: Fields): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs with the right secret, with any header: a library would refuse some of them. */
const signed = (header: Fields, payload: Fields): string => {
  const input = `${encoded(header)}.${encoded(payload)}`;
  return `${input}.${createHmac('sha256', settings.tokenSecret).update(input).digest('base64url')}`;
};

const tokens = createTokens(settings, clock);
const read = (header: Fields, payload: Fields, purpose: TokenPurpose = 'lobby') =>
  tokens.verify(signed({ ...HEADER, ...header }, { ...claims(), ...payload }), purpose);

test('issued tokens are accepted and have our issuer', async () => {
  const token = await tokens.issue({ purpose: 'lobby', validFor: HOUR, claims: { email: 'ada@example.org' } });
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect([JSON.parse(header ?? ''), JSON.parse(payload ?? '')]).toEqual([
    HEADER,
    { ...claims(), jti: expect.stringMatching(/^[\w-]{22}$/) },
  ]);
  expect(await tokens.verify(token, 'lobby')).toEqual(FOUND);
  expect(await read({}, {})).toEqual(FOUND);
});

test('the claims that a token was issued with are returned until it expires [ASVS 7.3.2]', async () => {
  const more = { registrationCode: 'VESTIBULE', provider: 'google', firstName: 'Ada' };
  const token = await tokens.issue({ purpose: 'lobby', validFor: HOUR, claims: { email: FOUND.email, ...more } });
  clock.advance(HOUR - 1000);
  expect(await tokens.verify(token, 'lobby')).toEqual({ ...FOUND, ...more });
  clock.advance(1000);
  expect(await tokens.verify(token, 'lobby')).toBeNull();
  clock.advance(-HOUR);
});

test.each([null, 'a.b.c'])('refused: %j', async (text) => expect(await tokens.verify(text, 'lobby')).toBeNull());

test('tokens without an issuer are accepted: links in old mails', async () => {
  expect(await read({}, { iss: undefined })).toEqual(FOUND);
  const life = { iss: undefined, purpose: 'unsubscribe', iat: seconds(-3649 * DAY), exp: seconds(DAY) };
  expect(await read({}, life, 'unsubscribe')).toEqual(FOUND);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Other encodings of a part whose last character has unused bits. */
const otherWritings = (part: string): string[] => {
  const idle = { 2: 4, 3: 2 }[part.length % 4] ?? 0;
  const last = LETTERS.indexOf(part.at(-1) ?? '');
  return Array.from({ length: 2 ** idle - 1 }, (_, nth) => part.slice(0, -1) + LETTERS[last ^ (nth + 1)]);
};

test('a token has one text: other encodings of it are refused', async () => {
  // Payload lengths with no, two and four unused bits.
  for (const name of ['a', 'ab', 'abc']) {
    const [header = '', payload = '', signature = ''] = signed(HEADER, { ...claims(), name }).split('.');
    expect(await tokens.verify([header, payload, signature].join('.'), 'lobby')).toEqual(FOUND);
    const others = [
      ...otherWritings(signature).map((other) => [header, payload, other]),
      [header, payload, `${signature}=`],
      [header, payload, `${signature}\n`],
      [header, payload, signature.replaceAll('-', '+').replaceAll('_', '/') + (/[-_]/.test(signature) ? '' : ' ')],
    ].map((parts) => parts.join('.'));
    // The other encoding, signed with the right secret.
    const mine = otherWritings(payload).map((other) => {
      const input = `${header}.${other}`;
      return `${input}.${createHmac('sha256', settings.tokenSecret).update(input).digest('base64url')}`;
    });
    const taken = [];
    for (const token of [...others, ...mine]) if (await tokens.verify(token, 'lobby')) taken.push(token);
    expect([taken, otherWritings(signature).length]).toEqual([[], 3]);
  }
});

const key: JWK = { kty: 'oct', k: 'AAAA' };
test.each<[string, Fields]>([
  ['a critical field', { crit: ['exp'], exp: 1 }],
  ['a payload that is not encoded', { crit: ['b64'], b64: false }],
  ['jku', { jku: 'https://evil.example/jwks' }],
  ['jwk', { jwk: key }],
  ['kid', { kid: 'one' }],
  ['a field that nobody knows', { color: 'blue' }],
  ['no typ', { typ: undefined }],
  ['an access token', { typ: 'at+jwt' }],
  ['typ that is no text', { typ: ['JWT'] }],
  ['alg in small letters', { alg: 'hs256' }],
  ['another alg [ASVS 6.8.2]', { alg: 'HS512' }],
  ['none [ASVS 6.8.2]', { alg: 'none' }],
])('refused by its header: %s', async (_, header) => {
  expect(await read(header, {})).toBeNull();
});

const life = MAX_LIFETIME.lobby;
test.each<[string, () => Fields]>([
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['a list of issuers', () => ({ iss: [OWN_ISSUER] })],
  ['good for longer than any of its purpose', () => ({ exp: seconds(life + 1000) })],
  ['good for ever', () => ({ exp: Number.MAX_SAFE_INTEGER })],
  ['an end that is no number', () => ({ exp: String(seconds(HOUR)) })],
  ['no end [ASVS 7.3.2]', () => ({ exp: undefined })],
  ['no beginning', () => ({ iat: undefined })],
  ['issued in the future', () => ({ iat: seconds(MINUTE + 1000) })],
  ['issued far in the future, to live longer', () => ({ iat: seconds(400 * DAY), exp: seconds(401 * DAY) })],
  ['not good yet', () => ({ nbf: seconds(MINUTE) })],
  ['another audience [ASVS 6.8.2]', () => ({ aud: 'someone-else' })],
  ['no audience', () => ({ aud: undefined })],
  ['another purpose [ASVS 6.8.2]', () => ({ purpose: 'social' })],
  ['an address that is none', () => ({ email: 'ada@' })],
  ['no address', () => ({ email: undefined })],
])('refused by its claims: %s', async (_, payload) => {
  expect(await read({}, payload())).toBeNull();
});

test('accepted: the maximum lifetime, and a clock one minute ahead', async () => {
  const outcomes = await Promise.all([
    read({}, { exp: seconds(life) }),
    read({}, { iat: seconds(MINUTE), exp: seconds(HOUR) }),
    read({}, { nbf: seconds(0) }),
  ]);
  expect(outcomes).toEqual([FOUND, FOUND, FOUND]);
});

test('a registration bearer needs a text as its subject', async () => {
  const bearer = (sub: unknown) => read({}, { purpose: 'registration', email: undefined, sub }, 'registration');
  const id = randomUUID();
  expect([await bearer(id), await bearer(''), await bearer(7), await bearer({ id }), await bearer(undefined)]).toEqual([
    { ...FOUND, email: null, subject: id },
    null,
    null,
    null,
    null,
  ]);
});

test.each(Object.entries(MAX_LIFETIME))('none for %s is issued beyond its maximum lifetime', async (name, longest) => {
  const purpose = name as TokenPurpose;
  const claimed = { email: 'ada@example.org', sub: 'one' };
  const token = await tokens.issue({ purpose, validFor: longest, claims: claimed });
  expect(await tokens.verify(token, purpose)).toEqual({ ...FOUND, subject: 'one' });
  expect(() => tokens.issue({ purpose, validFor: longest + 1000, claims: claimed })).toThrow(
    `No token for ${purpose} is good for so long`,
  );
});

test('one of more than 8192 characters is refused', async () => {
  const long = (length: number) => read({}, { firstName: 'x'.repeat(length) });
  expect([await long(5500), await long(6200)]).toEqual([{ ...FOUND, firstName: 'x'.repeat(5500) }, null]);
});

// An external issuer may only issue the configured purposes, under its own name (D28, D55).

const ISSUER = 'https://id.example';
const PURPOSES: readonly TokenPurpose[] = [
  'lobby',
  'waitingListApproved',
  'social',
  'admin',
  'unsubscribe',
  'registration',
];
let url = '';
let close = () => {};
let signedThere: (header: Fields, payload: Fields) => Promise<string>;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  close = () => server.close();
  signedThere = (header, payload) =>
    new CompactSign(Buffer.from(JSON.stringify({ ...claims(), iss: ISSUER, ...payload })))
      .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
      .sign(privateKey);
});
afterAll(() => close());

const trusting = (purposes: string, keys = url) =>
  createTokens(readSettings({ TOKEN_JWKS_URL: keys, TOKEN_ISSUER: ISSUER, TOKEN_ISSUER_PURPOSES: purposes }), clock);

test.each(['social', 'social,lobby', 'admin'])('only the allowed purposes are accepted: %s', async (named) => {
  const external = trusting(named);
  const minted = [];
  for (const purpose of PURPOSES)
    if (await external.verify(await signedThere({}, { purpose, sub: 'one' }), purpose)) minted.push(purpose);
  expect(minted.toSorted()).toEqual(named.split(',').toSorted());
});

test.each<[string, Fields, Fields]>([
  ['without typ', {}, {}],
  ['with typ', { typ: 'JWT' }, {}],
  ['for several', {}, { aud: [TOKEN_AUDIENCE, 'others'] }],
])('accepted: %s', async (_, header, payload) => {
  expect(await trusting('lobby').verify(await signedThere(header, payload), 'lobby')).toEqual(FOUND);
});

test.each<[string, Fields, Fields]>([
  ['in our name', {}, { iss: OWN_ISSUER }],
  ['in no name', {}, { iss: undefined }],
  ['another type', { typ: 'at+jwt' }, {}],
  ['jku', { jku: 'https://evil.example/jwks' }, {}],
  ['a key that it has not', { kid: 'two' }, {}],
  ['good for longer than ours', {}, { exp: 4_102_444_800 }],
  ['no beginning', {}, { iat: undefined }],
])('refused: %s', async (_, header, payload) => {
  expect(await trusting('lobby').verify(await signedThere(header, payload), 'lobby')).toBeNull();
});

test('its name with our secret is refused', async () => {
  const token = await new SignJWT({ ...claims(), iss: ISSUER })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(readSettings({}).tokenSecret));
  expect(await trusting('lobby').verify(token, 'lobby')).toBeNull();
});

test('it is accepted in addition to our own tokens', async () => {
  const both = trusting('lobby');
  const own = await both.issue({ purpose: 'lobby', validFor: HOUR, claims: { email: FOUND.email } });
  expect(await both.verify(own, 'lobby')).toEqual(FOUND);
});

test('without the settings it is refused [ASVS 6.8.2]', async () => {
  expect(await tokens.verify(await signedThere({}, {}), 'lobby')).toBeNull();
});

test('unreachable keys do not count as a refusal [ASVS 16.5.2]', async () => {
  const unreachable = trusting('lobby', 'http://localhost:1/jwks');
  await expect(unreachable.verify(await signedThere({}, {}), 'lobby')).rejects.toThrow('fetch failed');
});
