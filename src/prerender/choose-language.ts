/**
 * Where pages come from a CDN, which knows no visitor: a first visit without a prefix goes on in its own language, before the
 * page is drawn (D2). The embedded server has led it there already; then this finds nothing to do.
 */
import { DEFAULT_LOCALE, LOCALES } from '../../machines/domain/languages.ts';
import { BASE } from '../site.ts';

/** Runs in the page, as its own text: it must not name anything but its parameters and the browser. */
export function choose(base: string, locales: readonly string[], unprefixed: string) {
  const { pathname, search, hash } = location;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    // It was decided before.
    if (cookie('i18n_redirected')) return;
    const browser = navigator.languages.map((language) => language.toLowerCase().split('-')[0]);
    const wanted = [cookie('lang'), new URLSearchParams(search).get('lang'), ...browser].find(
      (language) => language && locales.includes(language),
    );
    if (wanted && wanted !== unprefixed)
      location.replace(`${base}/${wanted}${pathname.slice(base.length)}${search}${hash}`);
  } catch {
    // Whoever lets nothing be remembered reads English, and chooses.
  }
}

/** The inline script of pages without a prefix, allowed by its hash. */
const given = [BASE, LOCALES, DEFAULT_LOCALE].map((value) => JSON.stringify(value));
export const CHOOSE_LANGUAGE = `(${choose.toString()})(${given.join()})`;
