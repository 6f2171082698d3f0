/** Problems listed away from their fields, with the field's name, in each language (WCAG 2.4.4). */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../../../locales/messages.ts';
import { textsIn } from '../../../../locales/texts.ts';
import { LOCALES } from '../../../../locales/languages.ts';
import { listedWords } from './message-of.ts';

const NAMES = ['firstName', 'lastName'] as const;

test.each(LOCALES)('%s: a message shared by several fields names its field once', (locale) => {
  const texts = textsIn(locale);
  const text = (key: MessageKey, values = {}) =>
    String(new IntlMessageFormat(texts[key] ?? key, locale).format(values));
  const lower = (words = '') => words.toLocaleLowerCase(locale);
  const said = lower(texts['wrong.characters']);
  expect(NAMES.map((name) => lower(listedWords(text, name, 'characters')).replaceAll(/\s/g, ' '))).toEqual(
    NAMES.map((name) => `${lower(texts[`fields.${name}`])}${locale === 'fr' ? ' ' : ''}: ${said}`),
  );
});
test('the message of the title in the specification names no field: English puts the name first', () => {
  const text = (key: MessageKey) => textsIn('en')[key] ?? key;
  expect(['gender', 'email'].map((field) => listedWords(text, field as 'gender', 'missing'))).toEqual([
    `${textsIn('en')['fields.gender']}: please choose an option`,
    'Please provide a valid email address',
  ]);
});
