import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/checks/languages.ts';
import german from '../../../locales/de.json' with { type: 'json' };
import english from '../../../locales/en.json' with { type: 'json' };
import { textsOf } from '../../../locales/claims.ts';
import type { KeysOf } from '../../../locales/keys.ts';

export type TextKey = KeysOf<typeof english.mail>;

type Texts = Readonly<Record<`mail.${TextKey}`, string>>;
// The test of the languages holds that each has every key.
const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: textsOf(english, 'en') as Texts,
  de: textsOf(german, 'de') as Texts,
};

/** The language of a visit when it is one of the product's, else the default one. */
export const localeOf = (text: string): Locale => (isLocale(text) ? text : DEFAULT_LOCALE);

/** The text of a mail (ICU MessageFormat), its values put in as they are. */
export const mailText = (locale: Locale, key: TextKey, values: Readonly<Record<string, string>> = {}): string => {
  const message = TEXTS[locale][`mail.${key}`];
  const formatted = new IntlMessageFormat(message, locale).format(values);
  return String(formatted);
};
