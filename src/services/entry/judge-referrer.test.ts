import { describe, expect, test } from 'vitest';
import { judgeReferrer } from './judge-referrer.ts';

describe('whether a host is on the list (D11)', () => {
  test.each([
    ['www.google.com', true],
    ['l.facebook.com', true],
    ['mydealz.de', true],
    ['www.instagram.com', false],
    ['shop.example', false],
    ['', false],
  ])('%s: %j', async (host, listed) => {
    expect(await judgeReferrer({ host }, new AbortController().signal)).toBe(listed);
  });
});
