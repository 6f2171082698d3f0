/**
 * The languages of a visit by their own names, in the order in which they are offered (spec, sections 1 and 5); each has a
 * file in `locales/`. English is the default.
 */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
} as const;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a text names a language of the product. */
export const isLocale = (text: unknown): text is Locale => typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
