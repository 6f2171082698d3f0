import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backEndFacts } from '../server/back-end.ts';
import { decidesBy } from './decides.ts';

const data = decidesBy(backEndFacts);
const of = (id: string) => data.find((one) => one.id === id);

test('each datum has a value, an existing source, and dependent pages', () => {
  const incomplete = data.filter(({ value, file, pages }) => value.length * pages.length === 0 || !existsSync(file));
  expect(incomplete.map(({ id }) => id)).toEqual([]);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
});
test('limits come from the back end', () => {
  expect(of('mail-limits')?.value).toEqual(['1 in 1 min', '5 in 1 h']);
  expect(of('mail-limits')?.pages).toContain('formFinished');
  expect(of('token-lobby')?.value).toEqual(['valid for 7 days at most']);
});
test('the form depends on the countries of the invitation, the inbox page on the address', () => {
  expect([of('countries')?.pages, of('mailboxes')?.pages]).toEqual([['landing', 'registrationForm'], ['formFinished']]);
});
