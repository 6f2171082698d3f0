/**
 * Where pages come from a CDN, which knows no visitor: a visit without a prefix goes on in the language that was chosen, a first
 * one in the browser's, before the page is drawn (D2). It mirrors the rule of the embedded server (`preferredLocale` in
 * `graphql/backend/language/visit-language.ts`), which has led it there already; then this finds nothing to do. From the first
 * paint on, the language's chart has it (`machines/language/`).
 */
import { DEFAULT_LOCALE, LOCALES } from '../../machines/domain/languages.ts';
import { BASE } from '../site.ts';

/** Runs in the page, as its own text: it must not name anything but its parameters and the browser. */
export function choose(base: string, locales: readonly string[], unprefixed: string) {
  const { pathname, search, hash, protocol } = location;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const known = (language?: string) => language && locales.includes(language);
  try {
    const remembered = cookie('lang');
    const chosen = [remembered, ...new URLSearchParams(search).getAll('lang')].find(known);
    const browser = cookie('i18n_redirected') ? [] : navigator.languages;
    const wanted = [chosen, ...browser.map((language) => language.toLowerCase().split('-')[0])].find(known);
    // The one page for addresses that lead nowhere serves those with an English prefix too: a prefix always wins.
    if (known(pathname.slice(base.length).split('/')[1])) return;
    if (wanted && wanted !== unprefixed)
      location.replace(`${base}/${wanted}${pathname.slice(base.length)}${search}${hash}`);
    // What a prefix would remember.
    else if (chosen && chosen !== remembered)
      document.cookie = `lang=${chosen}; path=/; max-age=2147483647; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
  } catch {
    // Whoever lets nothing be remembered reads English, and chooses.
  }
}

/** The inline script of pages without a prefix, allowed by its hash. */
const given = [BASE, LOCALES, DEFAULT_LOCALE].map((value) => JSON.stringify(value));
export const CHOOSE_LANGUAGE = `(${choose.toString()})(${given.join()})`;
