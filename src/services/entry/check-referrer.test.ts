import { describe, expect, test } from 'vitest';
import { checkReferrer } from './check-referrer.ts';

describe('matches hosts against the list (D11)', () => {
  test.each([
    ['www.google.com', true],
    ['mail.google.com', false],
    ['mydealz.de', true],
    ['www.instagram.com', false],
    ['', false],
  ])('%s: %j', async (host, listed) => {
    expect(await checkReferrer({ host }, new AbortController().signal)).toBe(listed);
  });
  test.each([
    ['mail.google.com', false],
    ['www.instagram.com', true],
    ['mail.google.com.evil.example', true],
  ])('refused before on a listed site, now from %s (D46): %j', async (cameFrom, listed) => {
    expect(await checkReferrer({ host: 'www.google.com', cameFrom }, new AbortController().signal)).toBe(listed);
  });
});
