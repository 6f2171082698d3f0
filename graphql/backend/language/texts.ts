/** What the back end says itself, in a visit's language: mails, what stands in for other systems, answers over a limit. */
import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/domain/languages.ts';
import type english from '../../../locales/en.json';
import type { KeysOf } from '../../../locales/keys.ts';
import { textsIn } from '../../../locales/texts.ts';

export type TextKey = KeysOf<
  Pick<
    typeof english,
    'accessibility' | 'action' | 'landing' | 'layout' | 'mail' | 'placeholders' | 'problem' | 'voucher'
  >
>;

/** The language of a visit when it is one of the product's, else the default one. */
export const localeOf = (text: string): Locale => (isLocale(text) ? text : DEFAULT_LOCALE);

/** Each message is read once: that takes many times as long as putting values in. There are no more of them than the files have. */
const formats = new Map<string, IntlMessageFormat>();

const formatOf = (locale: Locale, key: TextKey): IntlMessageFormat => {
  const name = `${locale} ${key}`;
  const known = formats.get(name);
  if (known) return known;
  const message = textsIn(locale)[key];
  if (message === undefined) throw new Error(`locales/${locale}.json has no ${key}`);
  const format = new IntlMessageFormat(message, locale);
  formats.set(name, format);
  return format;
};

/**
 * A message of the languages' files (ICU MessageFormat), its values put in as they are.
 * @throws Error naming the key that the language does not have.
 */
export const say = (locale: Locale, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  String(formatOf(locale, key).format(values));
