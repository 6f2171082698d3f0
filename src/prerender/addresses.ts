/** The addresses of a page: without a prefix, and with each language's (D2). */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../machines/domain/languages.ts';
import { BASE } from '../site.ts';

export interface Variant {
  locale: Locale;
  /** In front of a path: '' or '/de'. */
  prefix: string;
}
export const variants: readonly Variant[] = [
  { locale: DEFAULT_LOCALE, prefix: '' },
  ...LOCALES.map((locale) => ({ locale, prefix: `/${locale}` })),
];

/** The address by which a page is known in a language; English has it without a prefix. */
export const canonicalAddress = (path: string, locale: Locale, origin: string) =>
  `${origin}${BASE}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;

/** The same page in every language, with its `hreflang`; `x-default` is for whoever speaks none of them. */
export const alternates = (path: string, origin: string): readonly { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: canonicalAddress(path, locale, origin) })),
  { hreflang: 'x-default', href: canonicalAddress(path, DEFAULT_LOCALE, origin) },
];
