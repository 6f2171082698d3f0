/** How languages are written, and the language attributes of documents and mails. */
import { afterEach, expect, test } from 'vitest';
import { isolated } from '../machines/domain/direction.ts';
import { LANGUAGES, LOCALES, rootAttributes, standsApart } from './languages.ts';

const { sv } = LANGUAGES;
afterEach(() => Object.assign(LANGUAGES, { sv }));

test('each language says which way it runs, and in which script', () => {
  // Compared with CLDR, to catch mistakes in our table.
  const known = LOCALES.map((locale) => {
    const { script } = new Intl.Locale(locale).maximize();
    return [locale, script, script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr'];
  });
  expect(LOCALES.map((locale) => [locale, LANGUAGES[locale].script, LANGUAGES[locale].direction])).toEqual(known);
});

test('what the root of a document says of its language comes from the table alone (WCAG 3.1.1)', () => {
  const before = [rootAttributes('sv'), standsApart('sv')];
  Object.assign(LANGUAGES, { sv: { name: 'العربية', direction: 'rtl', script: 'Arab' } });
  expect([before, [rootAttributes('sv'), standsApart('sv')]]).toEqual([
    ['lang="sv" dir="ltr" data-script="Latn"', true],
    ['lang="sv" dir="rtl" data-script="Arab"', false],
  ]);
});

test.each([
  ['Hebrew', 'דוד', true],
  ['Arabic', 'لمى', true],
  ['both', 'Lama لمى', true],
  ['Latin', 'Łęcka', false],
  ['Greek', 'Ελένη', false],
  ['Cyrillic', 'Стоянова', false],
  ['Japanese', '美咲', false],
])('a name in %s letters is kept apart in plain text where it runs from right to left', (_, name, apart) => {
  expect(isolated(name)).toBe(apart ? `\u2068${name}\u2069` : name);
});
