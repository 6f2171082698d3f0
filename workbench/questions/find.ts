/** Finds what some words mean: by name, or by most of the words. */
import { KINDS, type Thing } from './things.ts';

const SAYS_NOTHING: readonly string[] =
  'a an and at can do does for from happen happens how i if in is it of on one or that the there to what when where which who with visitor'.split(
    ' ',
  );
/** Without case and accents; what stands between letters and figures parts words. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SAYS_NOTHING.includes(word));

/** Of one word that is asked for: how well some words have it, from 0 to 1. A beginning counts from three letters on. */
const likeness = (asked: string, words: readonly string[]): number => {
  if (words.includes(asked)) return 1;
  return asked.length > 2 && words.some((word) => word.startsWith(asked) || (word.length > 3 && asked.startsWith(word)))
    ? 0.7
    : 0;
};
const SHORTER_IS_NEARER = 0.01;

function score(asked: readonly string[], { title, words }: Thing): number {
  const [own, other] = [wordsIn(title), words.flatMap(wordsIn)];
  const points = asked.map((word) => Math.max(likeness(word, own), 0.8 * likeness(word, other)));
  const met = points.filter((point) => point > 0).length;
  if (met < Math.ceil((asked.length * 2) / 3)) return 0;
  return points.reduce((sum, point) => sum + point, 0) / asked.length - SHORTER_IS_NEARER * own.length;
}
const ORDER = Object.keys(KINDS);

/** What some words mean, best first; at once what is called just that. */
export function found(things: readonly Thing[], asked: string): readonly Thing[] {
  const name = asked.trim();
  const named = things.filter(({ id, also }) => id === name || also === name);
  const words = wordsIn(asked);
  if (words.length === 0) return named;
  const scored = things
    .filter((thing) => !named.includes(thing))
    .map((thing) => ({ thing, points: score(words, thing) }))
    .filter(({ points }) => points > 0)
    .toSorted(
      (one, other) => other.points - one.points || ORDER.indexOf(one.thing.kind) - ORDER.indexOf(other.thing.kind),
    );
  return [...named, ...scored.map(({ thing }) => thing)];
}

/** Each three letters that follow one another. */
const trigrams = (text: string): ReadonlySet<string> => {
  const letters = wordsIn(text).join(' ');
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)));
};

/** The three names that are written most like some words that mean nothing. */
export function nearest(things: readonly Thing[], asked: string): readonly Thing[] {
  const wanted = trigrams(asked);
  const alike = (text: string) => {
    const own = trigrams(text);
    return (2 * [...wanted].filter((one) => own.has(one)).length) / (wanted.size + own.size || 1);
  };
  const scored = things.map((thing) => ({ thing, points: Math.max(alike(thing.id), alike(thing.title)) }));
  return scored
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ thing }) => thing);
}
