/** Links that open a new tab say so (WCAG 3.2.5), by one shared module. */
import { expect, test } from 'vitest';
import { sources } from '../../tools/check/sources.ts';

test('no screen opens a new tab by itself [A10]', () => {
  const opening = sources('src/**/*.{ts,tsx}').filter(({ code }) => /['"]_blank['"]/.test(code));
  expect(opening.map(({ file }) => file)).toEqual([
    // Development only, in English.
    'src/developing/inspector.ts',
    'src/screens/parts/new-tab/useNewTab.tsx',
  ]);
});
