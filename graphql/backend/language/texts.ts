/** Localised texts of the back end: mails, placeholders of other systems, rate limit responses. */
import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../locales/languages.ts';
import type english from '../../../locales/en.json';
import type { KeysOf } from '../../../locales/keys.ts';
import { textsIn } from '../../../locales/texts.ts';

export type TextKey = KeysOf<
  Pick<
    typeof english,
    'accessibility' | 'action' | 'landing' | 'layout' | 'mail' | 'placeholders' | 'problem' | 'voucher'
  >
>;

/** The language if supported, otherwise the default language. */
export const localeOf = (text: string): Locale => (isLocale(text) ? text : DEFAULT_LOCALE);

/** Parsed messages: parsing takes many times as long as formatting. Bounded by the number of messages in the files. */
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
 * Formats a message of the locale files (ICU MessageFormat); values are not escaped.
 * @throws Error naming the missing key.
 */
export const say = (locale: Locale, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  String(formatOf(locale, key).format(values));
