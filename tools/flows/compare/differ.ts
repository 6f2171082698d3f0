/** What two things have apart, and what they share. */
import type { PageId } from '../../../machines/page.types.ts';

/** One of the things that are compared, by a key that says when two are the same. */
export interface Entry {
  key: string;
  /** In plain words. */
  text: string;
  /** The page that it belongs to; null: none. */
  page: PageId | null;
}
export interface Change {
  key: string;
  page: PageId | null;
  before: string;
  now: string;
}
export interface Difference {
  title: string;
  one: readonly Entry[];
  other: readonly Entry[];
  /** The same in both, with other words. */
  changed: readonly Change[];
  /** How many are the same. */
  both: number;
}

const byKey = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.key, entry]));

export function differ(title: string, one: readonly Entry[], other: readonly Entry[]): Difference {
  const [ones, others] = [byKey(one), byKey(other)];
  const shared = [...ones.values()].filter(({ key }) => others.has(key));
  const changed = shared.flatMap(({ key, page, text: before }) => {
    const now = others.get(key)?.text ?? before;
    return now === before ? [] : [{ key, page, before, now }];
  });
  return {
    title,
    one: [...ones.values()].filter(({ key }) => !others.has(key)),
    other: [...others.values()].filter(({ key }) => !ones.has(key)),
    changed,
    both: shared.length - changed.length,
  };
}

export type Side = 'one' | 'other' | 'both';
/** The pages that have something which is in one alone, or in each something that the other has not. */
export function pagesThatDiffer(differences: readonly Difference[]): ReadonlyMap<PageId, Side> {
  const sides = new Map<PageId, Side>();
  const note = (page: PageId | null, side: Side) => {
    if (page === null) return;
    const before = sides.get(page);
    sides.set(page, before === undefined || before === side ? side : 'both');
  };
  for (const { one, other } of differences) {
    for (const { page } of one) note(page, 'one');
    for (const { page } of other) note(page, 'other');
  }
  return sides;
}
