/** Problems listed away from their fields, with the field's name, in each language (WCAG 2.4.4). */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../../../locales/messages.ts';
import { textsIn } from '../../../../locales/texts.ts';
import { LOCALES } from '../../../../locales/languages.ts';
import { listedWords } from './message-of.ts';

const NAMES = ['firstName', 'lastName'] as const;

test.each(LOCALES)('%s: a message that holds for several fields names the one it is of, once', (locale) => {
  const texts = textsIn(locale);
  const text = (key: MessageKey, values = {}) =>
    String(new IntlMessageFormat(texts[key] ?? key, locale).format(values));
  const lower = (words = '') => words.toLocaleLowerCase(locale);
  const said = lower(texts['wrong.characters']);
  expect(NAMES.map((name) => lower(listedWords(text, name, 'characters')).replaceAll(/\s/g, ' '))).toEqual(
    NAMES.map((name) => `${lower(texts[`fields.${name}`])}${locale === 'fr' ? ' ' : ''}: ${said}`),
  );
});
test('of the titles, the specification’s message names no field: in English it is put before', () => {
  const text = (key: MessageKey) => textsIn('en')[key] ?? key;
  expect(['gender', 'email'].map((field) => listedWords(text, field as 'gender', 'missing'))).toEqual([
    `${textsIn('en')['fields.gender']}: please choose an option`,
    'Please provide a valid email address',
  ]);
});
