/** An external issuer may only issue the configured purposes, under its own name (D28, D55). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactSign, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../common/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import { type Fields, FOUND, claimsAt } from '../testing/token-parts.ts';
import { OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';
import { TOKEN_AUDIENCE, createTokens } from './tokens.ts';

const clock = movableClock();
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
let sign: (header: Fields, payload: Fields) => Promise<string>;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  close = () => server.close();
  sign = (header, payload) =>
    new CompactSign(Buffer.from(JSON.stringify({ ...claimsAt(clock), iss: ISSUER, ...payload })))
      .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
      .sign(privateKey);
});
afterAll(() => close());

const tokensWith = (purposes: string, keys = url) =>
  createTokens(readSettings({ TOKEN_JWKS_URL: keys, TOKEN_ISSUER: ISSUER, TOKEN_ISSUER_PURPOSES: purposes }), clock);

test.each(['social', 'social,lobby', 'admin'])('only the allowed purposes are accepted: %s', async (named) => {
  const tokens = tokensWith(named);
  const minted = [];
  for (const purpose of PURPOSES)
    if (await tokens.verify(await sign({}, { purpose, sub: 'one' }), purpose)) minted.push(purpose);
  expect(minted.toSorted()).toEqual(named.split(',').toSorted());
});

test.each<[string, Fields, Fields]>([
  ['without typ', {}, {}],
  ['with typ', { typ: 'JWT' }, {}],
  ['for several', {}, { aud: [TOKEN_AUDIENCE, 'others'] }],
])('accepted: %s', async (_, header, payload) => {
  expect(await tokensWith('lobby').verify(await sign(header, payload), 'lobby')).toEqual(FOUND);
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
  expect(await tokensWith('lobby').verify(await sign(header, payload), 'lobby')).toBeNull();
});

test('its name with our secret is refused', async () => {
  const token = await new SignJWT({ ...claimsAt(clock), iss: ISSUER })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(readSettings({}).tokenSecret));
  expect(await tokensWith('lobby').verify(token, 'lobby')).toBeNull();
});

test('it is accepted in addition to our own tokens', async () => {
  const tokens = tokensWith('lobby');
  const own = await tokens.issue({ purpose: 'lobby', validFor: HOUR, claims: { email: FOUND.email } });
  expect(await tokens.verify(own, 'lobby')).toEqual(FOUND);
});

test('without the settings it is refused [ASVS 6.8.2]', async () => {
  expect(await createTokens(readSettings({}), clock).verify(await sign({}, {}), 'lobby')).toBeNull();
});

test('unreachable keys do not count as a refusal [ASVS 16.5.2]', async () => {
  const tokens = tokensWith('lobby', 'http://localhost:1/jwks');
  await expect(tokens.verify(await sign({}, {}), 'lobby')).rejects.toThrow('fetch failed');
});
