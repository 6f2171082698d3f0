/** The addresses of a page: without a prefix, and with each language's (D2). */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';

export interface Variant {
  locale: Locale;
  /** Prefix of a path: '' or '/de'. */
  prefix: string;
}
export const variants: readonly Variant[] = [
  { locale: DEFAULT_LOCALE, prefix: '' },
  ...LOCALES.map((locale) => ({ locale, prefix: `/${locale}` })),
];

/** The canonical address of a page in a language; English has no prefix. */
export const canonicalAddress = (path: string, locale: Locale, origin: string) =>
  `${origin}${BASE}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;

/** The same page in every language, with its `hreflang`; `x-default` is for all other languages. */
export const alternates = (path: string, origin: string): readonly { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: canonicalAddress(path, locale, origin) })),
  { hreflang: 'x-default', href: canonicalAddress(path, DEFAULT_LOCALE, origin) },
];
