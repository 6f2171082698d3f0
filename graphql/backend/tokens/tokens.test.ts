import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../common/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import { TOKEN_AUDIENCE, createTokens } from './tokens.ts';

const clock = movableClock();
const email = 'someone@example.org';
const OUTSIDE = { TOKEN_ISSUER: 'https://id.example', TOKEN_ISSUER_PURPOSES: 'social' };

describe('tokens of our own', () => {
  const tokens = createTokens(readSettings({}), clock);
  const issue = (claims: Record<string, string> = { email }) =>
    tokens.issue({ purpose: 'lobby', validFor: HOUR, claims });

  test('contain the claims they were issued with', async () => {
    const token = await issue({ email, registrationCode: 'VESTIBULE', provider: 'google', firstName: 'Ada' });
    expect(await tokens.verify(token, 'lobby')).toEqual({
      subject: null,
      email,
      registrationCode: 'VESTIBULE',
      provider: 'google',
      firstName: 'Ada',
      lastName: null,
      locale: null,
    });
  });

  test('are valid until they expire [ASVS 7.3.2]', async () => {
    const start = clock.now().toISOString();
    const token = await issue();
    clock.advance(HOUR - 1000);
    expect(await tokens.verify(token, 'lobby')).not.toBeNull();
    clock.advance(1000);
    expect(await tokens.verify(token, 'lobby')).toBeNull();
    clock.set(start);
  });

  test.each<[string, () => Promise<string | null>]>([
    ['none', async () => null],
    ['nonsense', async () => 'a.b.c'],
    ['one without an address', () => issue({})],
    ['an altered one [ASVS 6.8.2]', async () => (await issue()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ])('refused: %s', async (_what, token) => {
    expect(await tokens.verify(await token(), 'lobby')).toBeNull();
  });
});

describe('tokens of an external token issuer (JWKS)', () => {
  let url = '';
  let close = () => {};
  let sign: (claims: Record<string, string>) => Promise<string>;
  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
    const server = createServer((_request, response) => response.end(JSON.stringify({ keys })));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}/jwks`;
    close = () => server.close();
    sign = (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(OUTSIDE.TOKEN_ISSUER)
        .setAudience(TOKEN_AUDIENCE)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + DAY))
        .sign(privateKey);
  });
  afterAll(() => close());

  test('are accepted in addition to our own', async () => {
    const tokens = createTokens(readSettings({ ...OUTSIDE, TOKEN_JWKS_URL: url }), clock);
    const own = await tokens.issue({ purpose: 'social', validFor: HOUR, claims: { email } });
    const outside = await sign({ email, purpose: 'social' });
    const claims = {
      subject: null,
      email,
      registrationCode: null,
      provider: null,
      firstName: null,
      lastName: null,
      locale: null,
    };
    expect(await tokens.verify(own, 'social')).toEqual(claims);
    expect(await tokens.verify(outside, 'social')).toEqual(claims);
    expect(await tokens.verify(await sign({ email, purpose: 'lobby' }), 'social')).toBeNull();
  });

  test('are refused without the settings [ASVS 6.8.2]', async () => {
    const tokens = createTokens(readSettings({}), clock);
    expect(await tokens.verify(await sign({ email, purpose: 'social' }), 'social')).toBeNull();
  });

  test('unreachable keys do not count as a refusal [ASVS 16.5.2]', async () => {
    const tokens = createTokens(readSettings({ ...OUTSIDE, TOKEN_JWKS_URL: 'http://localhost:1/jwks' }), clock);
    await expect(tokens.verify(await sign({ email, purpose: 'social' }), 'social')).rejects.toThrow('fetch failed');
  });
});
