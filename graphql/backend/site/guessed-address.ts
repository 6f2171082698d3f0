/** Redirects for URLs that were guessed, mistyped or badly copied. */
import { codeEntryPage } from '../../../machines/code-entry/code-entry.page.ts';
import { storesPage } from '../../../machines/about/stores.page.ts';
import { aboutUsPage } from '../../../machines/about/about-us.page.ts';
import { isLocale, type Locale } from '../../../locales/languages.ts';
import type { OtherSystems } from '../../../machines/domain/other-systems.ts';
import { giftVoucherPage } from '../../../machines/membership/gift-voucher.page.ts';
import { membershipInterestPage } from '../../../machines/membership/membership-interest.page.ts';
import { registrationFormPage } from '../../../machines/registration/registration-form.page.ts';
import { BASE } from '../../../machines/domain/site.ts';

/** Common paths in all languages, by the page they mean. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  [registrationFormPage.path]: [
    'register registration sign-up signup join registrieren registrierung inscription',
    'registrazione iscrizione registreren registratie aanmelden rejestracja zarejestruj registrera registrering',
  ],
  [codeEntryPage.path]: ['code invitation invite einladung invito uitnodiging zaproszenie inbjudan'],
  [membershipInterestPage.path]: ['apply membership mitglied-werden'],
  [giftVoucherPage.path]: ['gift-voucher voucher gutschein'],
  [storesPage.path]: ['store shops filialen'],
  [aboutUsPage.path]: ['about ueber-uns'],
};
const SYSTEMS: Readonly<Partial<Record<keyof OtherSystems & `${string}Url`, readonly string[]>>> = {
  loginUrl: [
    'login log-in signin sign-in anmelden anmeldung einloggen connexion accesso accedi inloggen logowanie logga-in',
  ],
  shopUrl: ['shop'],
  termsUrl: ['terms agb'],
  privacyUrl: ['privacy datenschutz'],
  imprintUrl: ['imprint impressum'],
  jobsUrl: ['jobs careers karriere'],
  customerServiceUrl: ['help contact kontakt customer-service'],
};
const byWord = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([target, lines]) =>
      lines.flatMap((line) => line.split(' ')).map((word) => [`/${word}`, target] as const),
    ),
  );
const pageByWord = byWord(PAGES);
const systemByWord = byWord(SYSTEMS);

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Whether a segment is a language tag, with or without a country: `es`, `de-AT`, `pt_BR`. */
const isLanguage = (segment: string): boolean =>
  /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(segment) && languages.of(segment.slice(0, 2)) !== undefined;

/** Lowercase, with single slashes, without file extensions and trailing punctuation. Null if it can't be decoded. */
const tidied = (path: string): string | null => {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    const bare = plain.replace(/[\s.,;:!?)\]}>'"»”’]+$/, '').replace(/(?:\/index)?\.(?:html?|php)$/, '');
    return bare.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  } catch {
    return null;
  }
};

const languageIn = (path: string): { locale: Locale | null; rest: string } => {
  const [, first = '', ...others] = path.split('/');
  if (!isLanguage(first)) return { locale: null, rest: path };
  const language = first.slice(0, 2);
  return { locale: isLocale(language) ? language : null, rest: others.map((segment) => `/${segment}`).join('') };
};

/**
 * Redirect target of a path without a page (spec 2; other paths get the not-found page, D3).
 * @param path below the base, with a leading slash, percent-encoded.
 * @param pages paths of the site's pages, without trailing slash.
 * @param systems configured URLs of other systems.
 * @returns a path of this origin, or the URL of another system; null if unknown.
 */
export function guessedAddress(
  path: string,
  pages: Iterable<string>,
  systems: OtherSystems,
): { page: string } | { system: string } | null {
  const tidy = tidied(path);
  if (tidy === null) return null;
  const { locale, rest } = languageIn(tidy);
  const known = new Map([...pages].map((page) => [page.toLowerCase(), page]));
  const pageAt = (below: string) => known.get(`${BASE}${locale ? `/${locale}` : ''}${below}`.toLowerCase());
  const page = pageAt(rest) ?? pageAt(pageByWord.get(rest) ?? rest);
  if (page !== undefined) return { page };
  const system = systemByWord.get(rest);
  return system ? { system: String(Reflect.get(systems, system)) } : null;
}
