/** The marks that each language prints (its glossary gives the reasons); what is not told here is not looked at. */
import type { Locale } from '../../machines/domain/languages.ts';

interface Marks {
  /** Quotation marks, opening and closing; the others of these are another language's. */
  quotes?: readonly [string, string];
  /** What must not stand there, with what it is. */
  never?: readonly (readonly [RegExp, string])[];
}

/** Apostrophes look like closing single quotes. */
const ALL_QUOTES = ['“', '”', '„', '«', '»', '‘'];
const NO_BREAK = '\u{a0}\u{202f}';
/** Titles, descriptions and mails, whose lines are not set by us, and a label that browsers read to fill in an address. */
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
/** Browsers break after a hyphen; a word joiner (U+2060) keeps what is one word. */
const BROKEN_WORD = /\be-(?=mail|post)/i;
/** Of one letter; it is not left at the end of a line. */
const POLISH_ORPHAN = /(?<![\p{L}\d{])[aiouwz] (?=\S)/iu;

/** What is not as the language prints it. @param text a message, its arguments in braces. */
export function misprints(locale: Locale, key: string, text: string): readonly string[] {
  const { quotes, never = [] } = MARKS[locale] ?? {};
  // Of ICU's own syntax nothing is printed.
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
