import { describe, expect, test } from 'vitest';
import { FIGURES } from './company-figures.ts';
import { LOCALES } from './languages.ts';
import { textsOf } from './figures.ts';
import { flatten, type Group, messagesOf } from './keys.ts';

const files = import.meta.glob<Group>('./*.json', { eager: true, import: 'default' });
const numbers = { 2: 'zwei', 5: 'fünf' };

test.each([
  ['{brands, number} und {brands, number}', '3.000 und 3.000'],
  ['in {minutes, spellout} Minuten', 'in zwei Minuten'],
  ['{minutes, spellout} Minuten. {minutes, spellout} Minuten!', 'Zwei Minuten. Zwei Minuten!'],
  ['{count, number}, {inviter}, {toString, number}', '{count, number}, {inviter}, {toString, number}'],
])('%s', (text, said) => {
  expect(textsOf({ group: { key: text }, numbers }, 'de')['group.key']).toBe(said);
});
test('digits are written as the language does', () => {
  const text = '{brands, number}';
  expect(Object.fromEntries(LOCALES.map((locale) => [locale, textsOf({ text }, locale)['text']]))).toMatchObject({
    en: '3,000',
    de: '3.000',
    it: '3000',
    fr: '3\u{202f}000',
    nl: '3.000',
    pl: '3000',
    sv: '3\u{a0}000',
  });
});
test('a number without a word is named', () => {
  expect(() => textsOf({ a: '{minutes, spellout}' }, 'de')).toThrow('numbers.2: de has no word for it');
});

describe.each(LOCALES)('%s', (locale) => {
  const file = files[`./${locale}.json`] ?? {};
  test('says no figure of the company in digits of its own (spec, section 1)', () => {
    const figures = Object.values(FIGURES).map((figure) => new Intl.NumberFormat(locale).format(figure));
    const said = Object.entries(flatten(messagesOf(file))).filter(([key, text]) => {
      const found = text.replaceAll(/=\d+ \{/g, '').match(/\d[\d.,\u{a0}\u{202f}]*/gu) ?? [];
      return (
        !key.startsWith('numbers.') &&
        found.some((number) => figures.includes(number.replace(/[.,\u{a0}\u{202f}]$/u, '')))
      );
    });
    expect(said).toEqual([]);
  });
  test('has a word for each number that it spells', () => {
    expect(() => textsOf(file, locale)).not.toThrow();
  });
});
