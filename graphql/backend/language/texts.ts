/** What the back end says itself, in a visit's language: mails, what stands in for other systems, answers over a limit. */
import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/domain/languages.ts';
import type english from '../../../locales/en.json';
import type { KeysOf } from '../../../locales/keys.ts';
import { textsIn } from '../../../locales/texts.ts';

export type TextKey = KeysOf<Pick<typeof english, 'mail' | 'placeholders' | 'problem' | 'voucher'>>;

/** The language of a visit when it is one of the product's, else the default one. */
export const localeOf = (text: string): Locale => (isLocale(text) ? text : DEFAULT_LOCALE);

/**
 * A message of the languages' files (ICU MessageFormat), its values put in as they are.
 * @throws Error naming the key that the language does not have.
 */
export const say = (locale: Locale, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => {
  const message = textsIn(locale)[key];
  if (message === undefined) throw new Error(`locales/${locale}.json has no ${key}`);
  return String(new IntlMessageFormat(message, locale).format(values));
};
