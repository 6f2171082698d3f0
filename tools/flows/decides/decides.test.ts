import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backEndFacts } from '../server/back-end.ts';
import { decidesBy } from './decides.ts';

const data = decidesBy(backEndFacts);
const of = (id: string) => data.find((one) => one.id === id);

test('each has a value, a source that exists, and pages that follow from it', () => {
  const incomplete = data.filter(({ value, file, pages }) => value.length * pages.length === 0 || !existsSync(file));
  expect(incomplete.map(({ id }) => id)).toEqual([]);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
});
test('limits are the back end’s own', () => {
  expect(of('mail-limits')?.value).toEqual(['1 in 1 min', '5 in 1 h']);
  expect(of('mail-limits')?.pages).toContain('formFinished');
  expect(of('token-lobby')?.value).toEqual(['lives 7 days at most']);
});
test('the form follows from the countries of the invitation, and the inbox page from the address', () => {
  expect([of('countries')?.pages, of('mailboxes')?.pages]).toEqual([['landing', 'registrationForm'], ['formFinished']]);
});
