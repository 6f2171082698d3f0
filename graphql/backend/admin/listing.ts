/** Lists are read page by page, whatever their length (D53). */

import { type SQL, and, asc, eq, gt, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Statements } from '../store/store.ts';

export type Cell = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Cell>>;

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

/** A select statement of Drizzle. */
interface Query<Source> extends SQLWrapper {
  limit(rows: number): { offset(rows: number): PromiseLike<Source[]> };
}

interface Definition<Source> extends Omit<Listing, 'kind' | 'count' | 'rows'> {
  /** Rows after a position, in a strict total order. */
  query: (after: SQL | undefined) => Query<Source>;
  behind: (last: Source) => SQL | undefined;
  show: (source: Source) => Row;
}

const BATCH = 200;

/** A list read in batches by keyset pagination: rows inserted meanwhile do not shift it. */
export const listing = <Source>(tx: Statements, { query, behind, show, ...rest }: Definition<Source>): Listing => ({
  ...rest,
  kind: 'list',
  count: () => tx.$count(sql`(${query(undefined)}) as listed`),
  rows: async function* (offset, limit) {
    let left = limit ?? Infinity;
    let last: Source | undefined;
    while (left > 0) {
      const asked = Math.min(left, BATCH);
      const read = query(last === undefined ? undefined : behind(last)).limit(asked);
      const batch = await read.offset(last === undefined ? offset : 0);
      if (batch.length > 0) yield batch.map(show);
      if (batch.length < asked) return;
      left -= asked;
      last = batch.at(-1);
    }
  },
});

/**
 * Ascending order by time, then by key. Times compare in milliseconds, as JavaScript reads them: rows written by other
 * programs may have a finer precision and would be read twice.
 */
export const oldestFirst = (time: PgColumn, key: PgColumn) => {
  const read = sql`date_trunc('milliseconds', ${time})`;
  return {
    order: [asc(read), asc(key)],
    behind: (lastTime: Date, lastKey: string): SQL | undefined => {
      const last = sql.param(lastTime, time);
      return or(gt(read, last), and(eq(read, last), gt(key, lastKey)));
    },
  };
};
