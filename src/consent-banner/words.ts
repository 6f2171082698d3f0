/** The banner's words, in every language of the house: bundled with it, since it shares nothing with the page. */
import type en from '../../locales/en.json';
import { flatten, type Group, type KeysOf } from '../../locales/keys.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../machines/checks/languages.ts';

export type ConsentKey = KeysOf<Pick<typeof en, 'consentBanner'>>;

const files = import.meta.glob<Group>('../../locales/*.json', { eager: true, import: 'consentBanner' });
const wordsIn = (locale: Locale) => flatten({ consentBanner: files[`../../locales/${locale}.json`] ?? {} });

/** In the language that the page is in now. */
export function say(key: ConsentKey): string {
  const { lang } = document.documentElement;
  return wordsIn(isLocale(lang) ? lang : DEFAULT_LOCALE)[key] ?? key;
}

/** Calls `changed` when the page goes on in another language. */
export function onLanguage(changed: () => void): void {
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['lang'] });
}
