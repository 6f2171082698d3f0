/** Reads the language files in Node, for the back end, the checks and the tests. Pages load the compiled form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from './languages.ts';
import { textsOf } from './figures.ts';
import type { Group } from './keys.ts';

/**
 * A language's file as written.
 * @throws Error if it is missing, or not valid JSON.
 */
export const readLanguage = (locale: Locale): Group =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Group;

const texts = new Map<Locale, Readonly<Record<string, string>>>();
/** All messages of a language (ICU MessageFormat) by dotted key, with the company's figures inserted. */
export function textsIn(locale: Locale): Readonly<Record<string, string>> {
  const read = texts.get(locale) ?? textsOf(readLanguage(locale), locale);
  texts.set(locale, read);
  return read;
}
