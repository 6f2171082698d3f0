/** Lists are read page by page, whatever their length (D53). */

import type { SQL } from 'drizzle-orm';

export type Cell = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Cell>>;

/** Where to read from: behind the last row that was read, or so many rows in. */
interface Position {
  behind: SQL | undefined;
  offset: number;
  limit: number;
}

export interface Listing {
  kind: 'list';
  /** One of them, and many: `code`, `codes`. */
  noun: readonly [string, string];
  columns: readonly string[];
  count: () => Promise<number>;
  /** The account key that all of it is about; null: no one's. For the log. */
  about: string | null;
  /** Rows in batches. @param limit null: all. */
  rows: (offset: number, limit: number | null) => AsyncGenerator<Row[]>;
}

interface Definition<Source> extends Omit<Listing, 'kind' | 'rows'> {
  /** In an order that no two rows share. */
  read: (position: Position) => Promise<Source[]>;
  /** What holds for the rows that come after one. */
  behind: (last: Source) => SQL | undefined;
  show: (source: Source) => Row;
}

const BATCH = 200;

/** A list whose rows are read in batches, each from behind the last one: what is added meanwhile shifts nothing. */
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
