/**
 * The banner's messages in the page's language, loaded from a file next to the script, which shares nothing with the
 * page.
 */
import type en from '../../locales/en.json';
import type { KeysOf } from '../../locales/keys.ts';
import { allFields, someText } from '../services/readers.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/languages.ts';

export type ConsentKey = KeysOf<Pick<typeof en, 'consentBanner'>>;
type Message = Readonly<Partial<Record<ConsentKey, string>>>;

const { currentScript } = document;
const from = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;

let known: { locale: Locale; words: Message } | null = null;

/** Rejects a response that is not our own file. */
const hasHeading = allFields({ 'consentBanner.heading': someText });

const localeOfPage = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

/**
 * Loads the messages of the page's current language.
 * @returns true if there are messages; after a failure, those loaded before.
 */
export async function learn(): Promise<boolean> {
  const locale = localeOfPage();
  if (known?.locale === locale) return true;
  try {
    const answer = await fetch(new URL(`../words/${locale}.json`, from));
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    const words: unknown = await answer.json();
    if (!hasHeading(words)) throw new Error('no words');
    known = { locale, words: words as Message };
  } catch {
    return known !== null;
  }
  // The page's language may have changed meanwhile.
  return learn();
}

/** A message in the language loaded last. */
export const textFor = (key: ConsentKey): string => known?.words[key] ?? key;

/** Calls `changed` when the page's language changes. */
export function onLanguage(changed: () => void): void {
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['lang'] });
}
