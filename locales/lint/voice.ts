/** Brand phrases, which fit a heading but obscure the meaning elsewhere (D56). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../languages.ts';
import type { Problem } from './problems.ts';

interface HouseWords {
  /** Variants of the phrase for the free membership, as regular expressions. */
  once: readonly string[];
  /** Words or phrases, as regular expressions. */
  words: readonly string[];
}
type Texts = Readonly<Record<string, string>>;

/**
 * Hero headings of the landing pages, the entrance and the pages about us, and picture captions: brand phrases are
 * allowed there.
 */
const HERO =
  /^landing\.(?:pending|invited|standard|women|men|app|viral|partner|full)(?:Heading|Second)$|^seasons\.\w+Second$|^(?:entrance|about\w*|stores)\.(?:heading|second|invitedSecond)$|^head\.og:image:alt$/;

/** Only one of these is shown at a time: the first sentence of a page, by the visitor's source. */
const ALTERNATIVES = [
  /^(?:landing\.(?:invited|lean|standard|women|men|app|viral|partner|full)Lead(?:Nameless)?|seasons\.lead)$/,
  /^registration\.\w*(?:[lL]ead|Waits)(?:Nameless)?$/,
] as const;

const read = new Map<Locale, HouseWords>();
/**
 * A language's list.
 * @throws Error if it has no list.
 */
export function houseWordsOf(locale: Locale): HouseWords {
  const file = join(import.meta.dirname, `../house-words/${locale}.json`);
  const words = read.get(locale) ?? (JSON.parse(readFileSync(file, 'utf8')) as HouseWords);
  read.set(locale, words);
  return words;
}

const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?!\\p{L})`, 'giu');
/** In the form of the lists: without tags, and with plain instead of non-breaking spaces. */
const plain = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

/** Messages outside of hero headings that use brand phrases. */
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
 * The free membership is mentioned once per page, in its heading, lead, description or footer; repeating it would sound
 * suspicious.
 * @param groups message groups of each page: those of its screen and those shared by all pages; for a mail, its own.
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
