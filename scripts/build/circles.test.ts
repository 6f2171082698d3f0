import { expect, test } from 'vitest';
import { circles } from './circles.ts';

test('chunks that lead to others alone: none', () => {
  expect(circles({ page: { imports: ['shell', 'parts'] }, parts: { imports: ['shell'] }, shell: {} })).toEqual([]);
});
test('two that wait for each other, and one that waits for them', () => {
  expect(
    circles({ page: { imports: ['shell'] }, shell: { imports: ['pages'] }, pages: { imports: ['shell'] } }),
  ).toEqual(['shell → pages → shell', 'pages → shell → pages']);
});
test('a circle by way of others, said by its shortest way', () => {
  expect(circles({ a: { imports: ['b', 'c'] }, b: { imports: ['c'] }, c: { imports: ['a'] } })).toEqual([
    'a → c → a',
    'b → c → a → b',
    'c → a → c',
  ]);
});
