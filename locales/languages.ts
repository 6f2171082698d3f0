/**
 * The languages of a visit, in display order (spec, sections 1 and 5); each has a file in `locales/`. English is the
 * default. Script and direction of a language are defined only here; documents, mails and style sheets read them from
 * this table.
 */
interface WrittenLanguage {
  /** The language's name for itself. */
  name: string;
  /** Value of the `dir` attribute. */
  direction: 'ltr' | 'rtl';
  /** ISO 15924 code. */
  script: 'Latn' | 'Grek' | 'Cyrl' | 'Arab' | 'Hebr' | 'Jpan' | 'Kore' | 'Hans' | 'Hant';
}
const latin = (name: string): WrittenLanguage => ({ name, direction: 'ltr', script: 'Latn' });

export const LANGUAGES = {
  en: latin('English'),
  de: latin('Deutsch'),
  it: latin('Italiano'),
  fr: latin('Français'),
  nl: latin('Nederlands'),
  pl: latin('Polski'),
  sv: latin('Svenska'),
} satisfies Readonly<Record<string, WrittenLanguage>>;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/** The locale tag for date formatting. English maps to en-GB: day before month, 24-hour clock. */
export const conventionsOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** True if the text is a supported language code. */
export const isLocale = (text: unknown): text is Locale => typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** Language attributes of the document root (WCAG 3.1.1), as markup. */
export const rootAttributes = (locale: Locale): string => {
  const { direction, script } = LANGUAGES[locale];
  return `lang="${locale}" dir="${direction}" data-script="${script}"`;
};

/**
 * True if letter-spacing and italics are allowed. Letters of other scripts join or fill a square, where letter-spacing
 * breaks words.
 */
export const standsApart = (locale: Locale): boolean => ['Latn', 'Grek', 'Cyrl'].includes(LANGUAGES[locale].script);
