/**
 * For pages from a CDN, which cannot know the visitor: a visit without a prefix is redirected to the chosen language,
 * or a first visit to the browser's, before the page is painted (D2). Mirrors the rule of the embedded server
 * (`preferredLocale` in `graphql/backend/language/visit-language.ts`), which already redirects; this then has no
 * effect. After the first paint the language's chart is responsible (`machines/language/`).
 */
import { DEFAULT_LOCALE, LOCALES } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';

/** The function's source is inlined in the page: it must only reference its parameters and browser globals. */
export function choose(base: string, locales: readonly string[], unprefixed: string) {
  const { pathname, search, hash, protocol } = location;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const known = (language?: string) => language && locales.includes(language);
  try {
    const remembered = cookie('lang');
    const chosen = [remembered, ...new URLSearchParams(search).getAll('lang')].find(known);
    const browser = cookie('i18n_redirected') ? [] : navigator.languages;
    const wanted = [chosen, ...browser.map((language) => language.toLowerCase().split('-')[0])].find(known);
    // The single not-found page also serves addresses with an English prefix: a prefix always wins.
    if (known(pathname.slice(base.length).split('/')[1])) return;
    if (wanted && wanted !== unprefixed)
      location.replace(`${base}/${wanted}${pathname.slice(base.length)}${search}${hash}`);
    // Remembers the same as a prefix would.
    else if (chosen && chosen !== remembered)
      document.cookie = `lang=${chosen}; path=/; max-age=2147483647; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
  } catch {
    // If storage is blocked, the page is in English, and the visitor can choose.
  }
}

/** The inline script of pages without a prefix, allowed by its CSP hash. */
const given = [BASE, LOCALES, DEFAULT_LOCALE].map((value) => JSON.stringify(value));
export const CHOOSE_LANGUAGE = `(${choose.toString()})(${given.join()})`;
