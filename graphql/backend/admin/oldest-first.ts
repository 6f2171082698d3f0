import { type SQL, and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

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
