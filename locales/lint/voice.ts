/** The house's own words, which charm in a heading and hide what happened everywhere else (D56). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../machines/domain/languages.ts';
import type { Problem } from './problems.ts';

interface HouseWords {
  /** The phrase on what membership costs, in its forms: regular expressions. */
  once: readonly string[];
  /** Whole words, or several in a row: regular expressions. */
  words: readonly string[];
}
type Texts = Readonly<Record<string, string>>;

/** The first headings of the landing pages, of the entrance and of the pages about us, and the words for a picture: there the house may speak. */
const HERO =
  /^landing\.(?:pending|invited|standard|women|men|app|viral|partner|full)(?:Heading|Second)$|^seasons\.\w+Second$|^(?:entrance|about\w*|stores)\.(?:heading|second|invitedSecond)$|^head\.og:image:alt$/;

/** Of these one is shown at a time: the first words of a page, by where one comes from. */
const ALTERNATIVES = [
  /^(?:landing\.(?:invited|lean|standard|women|men|app|viral|partner|full)Lead(?:Nameless)?|seasons\.lead)$/,
  /^registration\.\w*(?:[lL]ead|Waits)(?:Nameless)?$/,
] as const;

const read = new Map<Locale, HouseWords>();
/** A language's own list. @throws Error where it has none. */
export function houseWordsOf(locale: Locale): HouseWords {
  const file = join(import.meta.dirname, `../house-words/${locale}.json`);
  const words = read.get(locale) ?? (JSON.parse(readFileSync(file, 'utf8')) as HouseWords);
  read.set(locale, words);
  return words;
}

const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?!\\p{L})`, 'giu');
/** As the lists write it: without tags, and with plain spaces where a line must not break. */
const plain = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

/** Messages outside the hero headings that speak in the house's own words. */
export function voiceProblems(texts: Texts, { words }: HouseWords): Problem[] {
  const spoken = anyOf(words);
  return Object.entries(texts).flatMap(([key, text]) =>
    HERO.test(key)
      ? []
      : Array.from(plain(text).matchAll(spoken), ([word]) => ({
          key,
          reason: `says “${word}”: a word of the house, for hero headings`,
        })),
  );
}

/**
 * What membership costs is said once on a page, in its heading, lead, description or foot; more would sound like a trap.
 * @param groups of each page: those of its screen and those that all pages share; of a mail, its own.
 */
export function repetitionProblems(
  texts: Texts,
  { once }: HouseWords,
  pages: Readonly<Record<string, readonly string[]>>,
) {
  const phrase = anyOf(once);
  const times = (key: string) => plain(texts[key] ?? '').match(phrase)?.length ?? 0;
  const saying = Object.keys(texts).filter((key) => times(key) > 0);
  const twice = saying
    .filter((key) => times(key) > 1)
    .map((key) => ({ key, reason: 'says what membership costs more than once' }));
  const placeOf = (key: string) => String(ALTERNATIVES.findIndex((pattern) => pattern.test(key)));
  const repeated = Object.entries(pages).flatMap(([page, groups]) => {
    const here = saying.filter((key) => groups.some((group) => key.startsWith(`${group}.`)));
    const places = new Map(here.map((key) => [placeOf(key) === '-1' ? key : placeOf(key), key]));
    return [...places.values()]
      .slice(1)
      .map((key) => ({ key, reason: `says what membership costs once more on ${page}` }));
  });
  return [...twice, ...repeated];
}
