/**
 * The languages of a visit, in the order in which they are offered (spec, sections 1 and 5); each has a file in `locales/`. English
 * is the default. How a language is written stands here and nowhere else: documents, mails and style sheets read it.
 */
interface WrittenLanguage {
  /** Its own name. */
  name: string;
  /** The way its lines run, as `dir` says it. */
  direction: 'ltr' | 'rtl';
  /** By ISO 15924. */
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

/** The tag by whose conventions dates are written: English in Europe is British, day before month, and 24 hours. */
export const conventionsOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** Whether a text names a language of the product. */
export const isLocale = (text: unknown): text is Locale => typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** What the root of a document says of its language (WCAG 3.1.1), as markup. */
export const rootAttributes = (locale: Locale): string => {
  const { direction, script } = LANGUAGES[locale];
  return `lang="${locale}" dir="${direction}" data-script="${script}"`;
};

/** Whether letters may be set apart and aslant. In other scripts they join or fill a square: spaces between them tear a word. */
export const standsApart = (locale: Locale): boolean => ['Latn', 'Grek', 'Cyrl'].includes(LANGUAGES[locale].script);
