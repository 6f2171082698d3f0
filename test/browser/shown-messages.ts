/** The product's messages, as shown on a screen. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../../locales/messages.ts';
import { textsIn } from '../../locales/texts.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/languages.ts';

/** Prefix of a path. English has two: the empty one, and the one in mails. */
export type Prefix = '' | `/${Locale}`;
export function localeOf(prefix: Prefix): Locale {
  const named = prefix.slice(1);
  return isLocale(named) ? named : DEFAULT_LOCALE;
}

const plain = (chunks: unknown[]) => chunks.join('');
/** Tags of messages, reduced to their text. */
const TAGS = 'strong terms privacy login reset help apply club service left unseen register';
const tags = Object.fromEntries(TAGS.split(' ').map((tag) => [tag, plain]));

const messageAt = (locale: Locale, key: MessageKey): string => {
  const found = textsIn(locale)[key];
  if (found === undefined) throw new Error(`no message ${key} in ${locale}`);
  return found;
};

export const wordsIn =
  (locale: Locale) =>
  (key: MessageKey, values: Record<string, string | number> = {}): string =>
    String(new IntlMessageFormat(messageAt(locale, key), locale).format({ ...tags, ...values }));
export const english = wordsIn('en');
