/** The languages' files as Node reads them: by the back end, the checks and the tests. Pages load what is compiled. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../machines/domain/languages.ts';
import { textsOf } from './figures.ts';
import type { Group } from './keys.ts';

/** A language's file as it is written. @throws Error where it is missing, or no JSON. */
export const readLanguage = (locale: Locale): Group =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Group;

const texts = new Map<Locale, Readonly<Record<string, string>>>();
/** Every message of a language (ICU MessageFormat) under its dotted key, the company's figures put in. */
export function textsIn(locale: Locale): Readonly<Record<string, string>> {
  const read = texts.get(locale) ?? textsOf(readLanguage(locale), locale);
  texts.set(locale, read);
  return read;
}
