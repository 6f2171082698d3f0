import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/domain/languages.ts';

/**
 * The most wanted language of a client that is one of the product's (RFC 9110, 12.5.4); English when it names none.
 * @param header Accept-Language.
 */
export const preferredLocale = (header: string | undefined): Locale => {
  const wanted = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: range.split('-')[0]?.toLowerCase() ?? '', quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ language, quality }) => isLocale(language) && quality > 0);
  const [best] = known.sort((one, other) => other.quality - one.quality);
  return isLocale(best?.language) ? best.language : DEFAULT_LOCALE;
};

/** The language a first visit without a prefix is in: cookie, then query, then browser, else English (D2). */
export const visitLocale = (
  cookie: string | undefined,
  query: string | undefined,
  acceptLanguage: string | undefined,
): Locale => [cookie, query].find(isLocale) ?? preferredLocale(acceptLanguage);

const REMEMBERED_FOR = 365 * 24 * 60 * 60;
const FOR_EVER = 2_147_483_647;

/** Set-Cookie lines that remember a language, and that it was decided (spec 3). @param secure for https only. */
export const languageCookies = (locale: Locale, secure: boolean): string[] => {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `i18n_redirected=${locale}; Max-Age=${REMEMBERED_FOR}; ${attributes}`,
    `lang=${locale}; Max-Age=${FOR_EVER}; ${attributes}`,
  ];
};
