/** The product's words, as they stand on a screen. */
import { IntlMessageFormat } from 'intl-messageformat';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { textsOf } from '../../locales/claims.ts';
import type { MessageKey } from '../../locales/messages.ts';
import type { Locale } from '../../machines/checks/languages.ts';

/** In front of a path. English has two: none, and the one that mails use. */
export type Prefix = '' | '/en' | '/de';
export const localeOf = (prefix: Prefix): Locale => (prefix === '/de' ? 'de' : 'en');

const files = { en: textsOf(en, 'en'), de: textsOf(de, 'de') };
const plain = (chunks: unknown[]) => chunks.join('');
/** Tags in a message leave their words only. */
const tags = { strong: plain, terms: plain, privacy: plain, login: plain, reset: plain };

const messageAt = (locale: Locale, key: MessageKey): string => {
  const found = files[locale][key];
  if (found === undefined) throw new Error(`no message ${key} in ${locale}`);
  return found;
};

export const wordsIn =
  (locale: Locale) =>
  (key: MessageKey, values: Record<string, string | number> = {}): string =>
    String(new IntlMessageFormat(messageAt(locale, key), locale).format({ ...tags, ...values }));
export const english = wordsIn('en');
