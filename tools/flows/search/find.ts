/** Finds things by typed words: in any order, by prefix, without accents, with one wrong letter in longer words. */
import type { Kind, Thing } from './thing.types.ts';
import { likeness, wordsAsked, wordsOf } from './words.ts';

export interface Found {
  kind: Kind;
  things: readonly Thing[];
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
type Index = ReadonlyMap<string, ReadonlyMap<Thing, number>>;

function indexOf(things: readonly Thing[]): Index {
  const index = new Map<string, Map<Thing, number>>();
  for (const thing of things) {
    const length = wordsOf(thing.title).length;
    for (const field of ['also', 'detail', 'title'] as const)
      for (const word of wordsOf(thing[field])) {
        const having = index.get(word) ?? new Map<Thing, number>();
        // A word of a short title weighs more.
        having.set(thing, FIELDS[field] / Math.sqrt(field === 'title' ? length : 4));
        index.set(word, having);
      }
  }
  return index;
}

/** Scores of the things for one typed word; rare words count more. */
function scoresOf(index: Index, asked: string, all: number): ReadonlyMap<Thing, number> {
  const scores = new Map<Thing, number>();
  for (const [word, having] of index) {
    const like = likeness(asked, word);
    if (like > 0)
      for (const [thing, counts] of having) scores.set(thing, Math.max(scores.get(thing) ?? 0, like * counts));
  }
  const rarity = Math.log(1 + all / Math.max(1, scores.size));
  return new Map([...scores].map(([thing, score]) => [thing, score * rarity]));
}

/** Ranked results: things that match all words, or otherwise the maximum number of words. */
function ranked(index: Index, asked: readonly string[], all: number): readonly Thing[] {
  const sums = new Map<Thing, { words: number; score: number }>();
  for (const word of asked)
    for (const [thing, score] of scoresOf(index, word, all)) {
      const sum = sums.get(thing) ?? { words: 0, score: 0 };
      sums.set(thing, { words: sum.words + 1, score: sum.score + score });
    }
  const most = Math.max(0, ...[...sums.values()].map(({ words }) => words));
  return [...sums]
    .filter(([, { words }]) => words === most)
    .toSorted(
      ([one, { score }], [other, { score: against }]) => against * WEIGHT[other.kind] - score * WEIGHT[one.kind],
    )
    .map(([thing]) => thing);
}

/** @returns a search function for these things, grouped by kind, the kind of the best result first. */
export function finderOf(things: readonly Thing[]): (typed: string) => readonly Found[] {
  const index = indexOf(things);
  return (typed) => {
    const byKind = Map.groupBy(ranked(index, wordsAsked(typed), things.length), ({ kind }) => kind);
    return [...byKind].map(([kind, all]) => ({ kind, things: all.slice(0, LISTED), count: all.length }));
  };
}
