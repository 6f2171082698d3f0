import { describe, expect, test } from 'vitest';
import { HOUR } from '../common/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import { createTokens } from './tokens.ts';

const clock = movableClock();
const email = 'someone@example.org';

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
