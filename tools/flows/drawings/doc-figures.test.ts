import { expect, test } from 'vitest';
import { LOCALES } from '../../../locales/languages.ts';
import { withFigures } from './doc-figures.ts';

const named = (name: string, text: string) => `in <!-- figures:${name} -->${text}<!-- /figures --> of them`;

test('a figure is written between its marks, and nothing else changes', () => {
  expect(withFigures(`${named('languages', 'some')}, ${named('languages', '')}`)).toBe(
    `${named('languages', String(LOCALES.length))}, ${named('languages', String(LOCALES.length))}`,
  );
});

test('every figure counts something', () => {
  const names = ['charts', 'flows', 'invariants', 'pages'];
  expect(names.filter((name) => /-->0</.test(withFigures(named(name, 'x'))))).toEqual([]);
});

test('an unknown figure is reported', () => {
  expect(() => withFigures(named('stars', '1'))).toThrow('the figure stars, which nobody counts');
});
