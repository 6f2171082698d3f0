/** Finds things by typed words: in any order, by prefix, without accents. */
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
  compare: 1.4,
  event: 1,
  tracked: 1.1,
  guard: 0.8,
  message: 0.7,
};

/** The words of a thing, with their weights. A word of a short title weighs more. */
function weightsOf(item: SearchItem): ReadonlyMap<string, number> {
  const length = wordsOf(item.title).length;
  return new Map(
    (['also', 'detail', 'title'] as const).flatMap((field) =>
      wordsOf(item[field]).map((word) => [word, FIELDS[field] / Math.sqrt(field === 'title' ? length : 4)] as const),
    ),
  );
}

/** @returns a search function for these things, grouped by kind, the kind of the best result first. */
export function finderOf(items: readonly SearchItem[]): (typed: string) => readonly Found[] {
  const weighted = items.map((item) => ({ item, weights: [...weightsOf(item)] }));
  return (typed) => {
    const sums = weighted.map(({ item }) => ({ item, words: 0, score: 0 }));
    for (const asked of queryWords(typed)) {
      const scores = weighted.map(({ weights }) =>
        weights.reduce((most, [word, weight]) => Math.max(most, likeness(asked, word) * weight), 0),
      );
      // Rare words count more.
      const rarity = Math.log(1 + items.length / Math.max(1, scores.filter((score) => score > 0).length));
      for (const [at, sum] of sums.entries()) {
        const score = scores[at] ?? 0;
        sum.words += score > 0 ? 1 : 0;
        sum.score += score * rarity * WEIGHT[sum.item.kind];
      }
    }
    // Things that match all words, or otherwise the maximum number of words.
    const most = Math.max(1, ...sums.map(({ words }) => words));
    const ranked = sums.filter(({ words }) => words === most).toSorted((one, other) => other.score - one.score);
    return [...Map.groupBy(ranked, ({ item }) => item.kind)].map(([kind, all]) => ({
      kind,
      items: all.slice(0, LISTED).map(({ item }) => item),
      count: all.length,
    }));
  };
}

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
function wordsOf(text: string): readonly string[] {
  const written = text.split(BETWEEN);
  return distinct([...written, ...written.flatMap((word) => word.split(PARTS))]);
}

/** Similarity of a word: 1 is equal, 0 is different. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  return word.startsWith(asked) ? 0.4 + 0.5 * (asked.length / word.length) : 0;
}
