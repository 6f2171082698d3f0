/** Typographic rules of each language (its glossary gives the reasons); everything else is not checked. */
import type { Locale } from '../languages.ts';

interface Marks {
  /** Opening and closing quotation marks; any other marks are rejected. */
  quotes?: readonly [string, string];
  /** Forbidden patterns, each with its description. */
  never?: readonly (readonly [RegExp, string])[];
}

/** Apostrophes look like closing single quotes. */
const ALL_QUOTES = ['“', '”', '„', '«', '»', '‘'];
const NO_BREAK = '\u{a0}\u{202f}';
/** Titles, descriptions and mails, whose line breaks are not ours, and a label that browsers read for autofill. */
const UNSET = /^head\.|^mail\.|\.(?:page|\w+Page|description|subject)$|^fields\.email$/;

const BARE = [/["'`]|\.\.\.|--/, 'a mark of the typewriter'] as const;
const SPACES = [/^\s|\s$| {2}|\s(?=[,.])/, 'a stray space'] as const;
const PERCENT_ALONE = [/ %/, 'a space before % that may break the line'] as const;
const PERCENT_JOINED = [/\s%/, 'a space before %'] as const;

const MARKS: Readonly<Partial<Record<Locale, Marks>>> = {
  en: { quotes: ['“', '”'] },
  de: { quotes: ['„', '“'] },
  it: { quotes: ['«', '»'], never: [PERCENT_JOINED] },
  fr: {
    quotes: ['«', '»'],
    never: [
      [
        new RegExp(`[^${NO_BREAK}\\d][;:!?»](?!/)|«[^${NO_BREAK}]`),
        'no narrow space that keeps the line at ; : ! ? « »',
      ],
    ],
  },
  nl: { quotes: ['‘', '’'], never: [PERCENT_JOINED] },
  pl: { quotes: ['„', '”'], never: [PERCENT_JOINED] },
  sv: { quotes: ['”', '”'] },
};
/** Browsers break after a hyphen; a word joiner (U+2060) prevents it. */
const BROKEN_WORD = /\be-(?=mail|post)/i;
/** One-letter words, which must not end a line. */
const POLISH_ORPHAN = /(?<![\p{L}\d{])[aiouwz] (?=\S)/iu;

/**
 * Typographic mistakes of a message.
 * @param text a message, with its arguments in braces.
 */
export function misprints(locale: Locale, key: string, text: string): readonly string[] {
  const { quotes, never = [] } = MARKS[locale] ?? {};
  // ICU syntax is not displayed.
  const printed = text.replaceAll(/\{\w+, (?:plural|select|number)[^{}]*|=?\w+ (?=\{)|<\/?\w+>/g, '');
  const foreign = quotes ? ALL_QUOTES.filter((mark) => !quotes.includes(mark) && printed.includes(mark)) : [];
  const wrong = [BARE, SPACES, PERCENT_ALONE, ...never].filter(([pattern]) => pattern.test(printed));
  const isSet = !UNSET.test(key);
  return [
    ...foreign.map((mark) => `${mark} is no quotation mark of this language`),
    ...wrong.map(([, what]) => what),
    ...(isSet && BROKEN_WORD.test(printed) ? ['a hyphen at which the line may break'] : []),
    ...(isSet && locale === 'pl' && POLISH_ORPHAN.test(printed) ? ['a word of one letter that may end a line'] : []),
  ];
}
