/** Differences and common entries of two lists. */
import type { PageId } from '../../../machines/domain/page-ids.ts';

/** A compared entry; equal keys mean the same entry. */
export interface Entry {
  key: string;
  text: string;
  /** Its page, or null. */
  page: PageId | null;
}
export interface Difference {
  title: string;
  one: readonly Entry[];
  other: readonly Entry[];
  /** Number of equal entries. */
  both: number;
}

const keysOf = (entries: readonly Entry[]) => new Set(entries.map(({ key }) => key));
/** The entries without those of the other side, each key once. */
const without = (entries: readonly Entry[], others: ReadonlySet<string>): readonly Entry[] =>
  [...new Map(entries.map((entry) => [entry.key, entry])).values()].filter(({ key }) => !others.has(key));

export function differ(title: string, one: readonly Entry[], other: readonly Entry[]): Difference {
  const [ones, others] = [keysOf(one), keysOf(other)];
  return {
    title,
    one: without(one, others),
    other: without(other, ones),
    both: [...ones].filter((key) => others.has(key)).length,
  };
}
