import { expect, test } from 'vitest';
import { readToken } from '../../../machines/domain/token.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import type { TokenPurpose } from '../common/token-purposes.ts';
import { createTokens } from '../tokens/tokens.ts';
import { showcase } from './showcase.ts';

const settings = readSettings({ PUBLIC_URL: 'http://localhost:9090' });
const clock = movableClock();
const tokens = createTokens(settings, clock);

test('each token has the property in its name', async () => {
  const shown = await showcase(settings, clock);
  const accepted = async (token: string, purpose: TokenPurpose) => (await tokens.verify(token, purpose)) !== null;
  const { lobby, waitingListApproved, social, ...bad } = shown.tokens;
  expect(await accepted(lobby, 'lobby')).toBe(true);
  expect(await accepted(waitingListApproved, 'waitingListApproved')).toBe(true);
  expect(await accepted(social, 'social')).toBe(true);
  for (const token of Object.values(bad)) expect(await accepted(token, 'lobby')).toBe(false);
  const readable = Object.entries(shown.tokens).filter(([, token]) => readToken(token) !== null);
  expect(readable.map(([name]) => name)).toEqual([
    'lobby',
    'waitingListApproved',
    'social',
    'expired',
    'wrongPurpose',
    'wrongAudience',
    'badSignature',
  ]);
  expect(readToken(social)).toEqual({
    email: expect.stringMatching(/^social\+\w+@example\.com$/),
    registrationCode: 'VESTIBULE',
    provider: 'google',
    purpose: 'social',
  });
  for (const link of [shown.links.admin, shown.links.splits]) {
    const admin = new URL(link).searchParams.get('token') ?? '';
    expect(await accepted(admin, 'admin')).toBe(true);
  }
});
