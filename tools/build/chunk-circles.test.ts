import { expect, test } from 'vitest';
import { circleIn } from './chunk-circles.ts';

test.each([
  ['none', { shell: [], pages: ['shell'], index: ['pages', 'shell'] }, null],
  ['two chunks', { index: ['shell'], shell: ['pages'], pages: ['shell'] }, ['shell', 'pages', 'shell']],
  ['three', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['an outside name', { a: ['node:fs'] }, null],
])('circular chunks: %s', (_, imports, circle) => {
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(circle);
});
