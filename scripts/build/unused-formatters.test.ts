/** Formatters that are left out of the built site are asked for by nothing. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { USED_FORMATTERS, withoutUnusedFormatters } from './unused-formatters.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@formatjs/intl'), 'utf8');

test('those that are used stay, of all others none is bound', () => {
  const bound = [...withoutUnusedFormatters(library).matchAll(/(\S+): format\w+\.bind/g)].map(([, name = '']) => name);
  expect(bound.toSorted()).toEqual(USED_FORMATTERS.toSorted());
});

test('a library that is written otherwise ends the build', () => {
  expect(() => withoutUnusedFormatters('export {};')).toThrow('@formatjs/intl is written otherwise: 0 bound, 0 made');
});

test('no source asks for another, of the hook or by a component', () => {
  const asked = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes("from 'react-intl'"))
    .flatMap((source) => source.match(/\bformat[A-Z]\w*|\bFormatted\w+/g) ?? []);
  expect([...new Set(asked)].toSorted()).toEqual(['FormattedMessage', ...USED_FORMATTERS.toSorted()]);
});
