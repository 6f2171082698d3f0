import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../locales/languages.ts';
import { parseAccept } from 'hono/utils/accept';

/**
 * The preferred supported language of a client (RFC 9110, 12.5.4); English if there is no match.
 * @param header Accept-Language.
 */
export const preferredLocale = (header: string | undefined): Locale => {
  const wanted = parseAccept(header ?? '').map(({ type, q }) => ({ language: type.split('-')[0]?.toLowerCase(), q }));
  const best = wanted.find(({ language, q }) => isLocale(language) && q > 0)?.language;
  return isLocale(best) ? best : DEFAULT_LOCALE;
};

/**
 * The language the visitor chose: from the cookie, otherwise from the URL; null if neither has a supported one (D2).
 * @param queries all `lang` query values, in order.
 */
export const chosenLocale = (cookie: string | undefined, queries: readonly string[]): Locale | null =>
  [cookie, ...queries].find(isLocale) ?? null;

const YEAR = 365 * 24 * 60 * 60;
const NEVER_EXPIRES = 2_147_483_647;

/**
 * Set-Cookie lines that store the language and that it was chosen (spec 3).
 * @param locale language, or a placeholder for it.
 * @param secure for https only.
 */
export const languageCookies = (locale: string, secure: boolean): string[] => {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `i18n_redirected=${locale}; Max-Age=${YEAR}; ${attributes}`,
    `lang=${locale}; Max-Age=${NEVER_EXPIRES}; ${attributes}`,
  ];
};
