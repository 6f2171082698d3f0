import { expect, test } from 'vitest';
import { checkReferrer } from './check-referrer.ts';

test.each([
  ['on the list (D11)', { host: 'www.google.com' }, true],
  ['not on the list', { host: 'www.instagram.com' }, false],
  ['before, and now private correspondence (D46)', { host: 'www.google.com', cameFrom: 'mail.google.com' }, false],
  ['before, and now another site', { host: 'www.google.com', cameFrom: 'www.instagram.com' }, true],
])('a host %s', async (_, input, listed) => {
  expect(await checkReferrer(input, new AbortController().signal)).toBe(listed);
});
