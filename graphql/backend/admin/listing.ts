/** Lists are read page by page, whatever their length (D53). */

import type { SQL } from 'drizzle-orm';

export type Cell = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Cell>>;

/** Read position: after the last row, or at an offset. */
interface Position {
  behind: SQL | undefined;
  offset: number;
  limit: number;
}

export interface Listing {
  kind: 'list';
  /** Singular and plural: `code`, `codes`. */
  noun: readonly [string, string];
  columns: readonly string[];
  count: () => Promise<number>;
  /** The account key that the whole list is about, for the audit trail; null if there is no such account. */
  about: string | null;
  /** Rows in batches. @param limit null: all rows. */
  rows: (offset: number, limit: number | null) => AsyncGenerator<Row[]>;
}

interface Definition<Source> extends Omit<Listing, 'kind' | 'rows'> {
  /** Reads rows in a strict total order. */
  read: (position: Position) => Promise<Source[]>;
  behind: (last: Source) => SQL | undefined;
  show: (source: Source) => Row;
}

const BATCH = 200;

/** A list read in batches by keyset pagination: rows inserted meanwhile do not shift it. */
export const listing = <Source>({ read, behind, show, ...rest }: Definition<Source>): Listing => ({
  ...rest,
  kind: 'list',
  rows: async function* (offset, limit) {
    let left = limit ?? Infinity;
    let last: Source | undefined;
    while (left > 0) {
      const asked = Math.min(left, BATCH);
      const position = last === undefined ? { behind: undefined, offset } : { behind: behind(last), offset: 0 };
      const batch = await read({ ...position, limit: asked });
      if (batch.length > 0) yield batch.map(show);
      if (batch.length < asked) return;
      left -= asked;
      last = batch.at(-1);
    }
  },
});
