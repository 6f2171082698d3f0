/** Finds things by typed words: in any order, by prefix, without accents, with one wrong letter in longer words. */
import type { Kind, SearchItem } from './search-item.types.ts';

export interface Found {
  kind: Kind;
  items: readonly SearchItem[];
  /** Total number, including those not listed. */
  count: number;
}

/** Results listed per kind. */
const LISTED = 6;
/** Weights by field: a match in the title counts most. */
const FIELDS = { title: 4, detail: 2, also: 1 } as const;
/** Weights by kind, for equal matches: frequent kinds, which are only parts of something, weigh less. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  question: 2.5,
  state: 1.2,
  address: 1.3,
  control: 0.9,
  mail: 1.6,
  data: 1.3,
  compare: 1.4,
  event: 1,
  tracked: 1.1,
  guard: 0.8,
  message: 0.7,
};

/** Inverted index: for each word the things that contain it, with a weight. */
type Index = ReadonlyMap<string, ReadonlyMap<SearchItem, number>>;

function indexOf(items: readonly SearchItem[]): Index {
  const index = new Map<string, Map<SearchItem, number>>();
  for (const item of items) {
    const length = wordsOf(item.title).length;
    for (const field of ['also', 'detail', 'title'] as const)
      for (const word of wordsOf(item[field])) {
        const having = index.get(word) ?? new Map<SearchItem, number>();
        // A word of a short title weighs more.
        having.set(item, FIELDS[field] / Math.sqrt(field === 'title' ? length : 4));
        index.set(word, having);
      }
  }
  return index;
}

/** Scores of the things for one typed word; rare words count more. */
function scoresOf(index: Index, asked: string, all: number): ReadonlyMap<SearchItem, number> {
  const scores = new Map<SearchItem, number>();
  for (const [word, having] of index) {
    const like = likeness(asked, word);
    if (like > 0) for (const [item, counts] of having) scores.set(item, Math.max(scores.get(item) ?? 0, like * counts));
  }
  const rarity = Math.log(1 + all / Math.max(1, scores.size));
  return new Map([...scores].map(([item, score]) => [item, score * rarity]));
}

/** Ranked results: things that match all words, or otherwise the maximum number of words. */
function ranked(index: Index, asked: readonly string[], all: number): readonly SearchItem[] {
  const sums = new Map<SearchItem, { words: number; score: number }>();
  for (const word of asked)
    for (const [item, score] of scoresOf(index, word, all)) {
      const sum = sums.get(item) ?? { words: 0, score: 0 };
      sums.set(item, { words: sum.words + 1, score: sum.score + score });
    }
  const most = Math.max(0, ...[...sums.values()].map(({ words }) => words));
  return [...sums]
    .filter(([, { words }]) => words === most)
    .toSorted(
      ([one, { score }], [other, { score: against }]) => against * WEIGHT[other.kind] - score * WEIGHT[one.kind],
    )
    .map(([item]) => item);
}

/** @returns a search function for these things, grouped by kind, the kind of the best result first. */
export function finderOf(items: readonly SearchItem[]): (typed: string) => readonly Found[] {
  const index = indexOf(items);
  return (typed) => {
    const byKind = Map.groupBy(ranked(index, queryWords(typed), items.length), ({ kind }) => kind);
    return [...byKind].map(([kind, all]) => ({ kind, items: all.slice(0, LISTED), count: all.length }));
  };
}

/** Compares words: case-insensitive, without accents, whole or by prefix, with at most one wrong letter. */
const ACCENTS = /\p{Diacritic}/gu;
const BETWEEN = /[^\p{L}\p{N}\p{M}_]+/u;
const PARTS = /_|(?<=\p{Ll})(?=\p{Lu})/u;

const folded = (word: string) => word.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase().replaceAll('ł', 'l');
const distinct = (words: readonly string[]) => [...new Set(words.map(folded).filter((word) => word !== ''))];

/** Stop words. */
const STOP_WORDS = new Set(
  'a an and are at be can do does for from happen happens how i if in is it may of on one or see that the their there they to was what when where which who whose with you'.split(
    ' ',
  ),
);
/** The typed words without stop words, unless there are only stop words. */
function queryWords(typed: string): readonly string[] {
  const words = distinct(typed.split(BETWEEN));
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}
/** The words of a text, and the parts of compound names. */
export function wordsOf(text: string): readonly string[] {
  const written = text.split(BETWEEN);
  return distinct([...written, ...written.flatMap((word) => word.split(PARTS))]);
}

/** Shorter words must match exactly. */
const LONG_WORD = 5;

/** True if two words differ by one letter: replaced, added, removed, or two swapped. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return swapped && short.slice(same + 2) === long.slice(same + 2);
}

/** Similarity of a word: 1 is equal, 0 is different. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (word.startsWith(asked)) return 0.4 + 0.5 * (asked.length / word.length);
  if (asked.length < LONG_WORD) return 0;
  if (isOneOff(asked, word)) return 0.35;
  return isOneOff(asked, word.slice(0, asked.length)) ? 0.25 : 0;
}
