import { type SQL, and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The order of a list by time, and by key where times are the same. The time is compared as it is read, in milliseconds:
 * what was written by something else than the back end may be finer, and would come twice.
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
