/** Differences and common entries of two lists. */
import type { PageId } from '../../../machines/domain/page-ids.ts';

/** A compared entry; equal keys mean the same entry. */
export interface Entry {
  key: string;
  text: string;
  /** Its page, or null. */
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
  /** Entries of both with different texts. */
  changed: readonly Change[];
  /** Number of equal entries. */
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
/** Pages with entries that only one side has, or that each side has without the other. */
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
