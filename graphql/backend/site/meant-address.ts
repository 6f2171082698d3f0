/** Addresses that are guessed, typed or copied badly, and where they were meant to lead. */
import { codeEntryPage } from '../../../machines/invitation/code-entry.page.ts';
import { storesPage } from '../../../machines/about/stores.page.ts';
import { aboutUsPage } from '../../../machines/about/about-us.page.ts';
import { isLocale, type Locale } from '../../../machines/domain/languages.ts';
import type { OtherSystems } from '../../../machines/domain/other-systems.ts';
import { giftVoucherPage } from '../../../machines/membership/gift-voucher.page.ts';
import { membershipInterestPage } from '../../../machines/membership/membership-interest.page.ts';
import { registrationFormPage } from '../../../machines/registration/registration-form.page.ts';
import { BASE } from '../../../src/site.ts';

/** Words that people write behind a host name, in the product's languages, by the page that they mean. */
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

/** All of the words, each as it stands behind the base. */
export const meantWords = (): readonly string[] => [...pageByWord.keys(), ...systemByWord.keys()];

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Whether a segment names a language, of whatever country: `es`, `de-AT`, `pt_BR`. */
const isLanguage = (segment: string): boolean =>
  /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(segment) && languages.of(segment.slice(0, 2)) !== undefined;

/** Small letters, one slash each, without what a file name or a sentence has left behind it. Null: not to be read. */
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
 * Where an address that is no page was meant to lead (spec 2; D3 holds for all others).
 * @param path below the base, with its leading slash, percent-encoded.
 * @param pages addresses of the site's pages, without trailing slash.
 * @param systems the other systems as they are configured.
 * @returns a path of this origin, or the address of another system; null: to nothing that is known.
 */
export function meantAddress(
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
