import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/checks/languages.ts';
import german from './texts.de.json' with { type: 'json' };
import english from './texts.en.json' with { type: 'json' };

export type TextKey = keyof typeof english;

const TEXTS: Readonly<Partial<Record<string, Readonly<Record<TextKey, string>>>>> = { en: english, de: german };

/** The language of a visit when it is one of the product's, else the default one. */
export const localeOf = (text: string): Locale => (isLocale(text) ? text : DEFAULT_LOCALE);

/** The text of a mail (ICU MessageFormat), its values put in as they are. A language without texts gets the default's. */
export const mailText = (locale: Locale, key: TextKey, values: Readonly<Record<string, string>> = {}): string => {
  const message = (TEXTS[locale] ?? english)[key];
  const formatted = new IntlMessageFormat(message, locale).format(values);
  return String(formatted);
};
