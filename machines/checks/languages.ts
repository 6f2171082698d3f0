/** The languages a visit can be in; one file each in `locales/`. English is first and the default (spec, section 1). */
export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a text names a language of the product. */
export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);
