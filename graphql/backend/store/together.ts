import { sql, type SQLWrapper } from 'drizzle-orm';
import { type Written, raw } from './kept.ts';
import type { Statements } from './store.ts';

/**
 * Several changes as one statement, so in one round trip. All of them see the rows as they were before, and come in no order: none
 * may depend on another, or change a row that another changes.
 * @param wanted a value of the rows as they were, which is `wanted` in its one row.
 */
export const together = (
  tx: Statements,
  wanted: SQLWrapper,
  ...changes: readonly SQLWrapper[]
): Written<{ rows: readonly unknown[] }> => {
  const parts = changes.map((change, nth) => sql`${sql.identifier(`change_${nth}`)} as (${change.getSQL()})`);
  return raw(tx, sql`with ${sql.join(parts, sql`, `)} select (${wanted.getSQL()}) as wanted`);
};
