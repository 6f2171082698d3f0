import { sql, type SQLWrapper } from 'drizzle-orm';
import { type Written, raw } from './cached-statement.ts';
import type { Statements } from './store.ts';

/**
 * Combines several changes into one statement, to save round trips. All see the same snapshot and run in no defined
 * order: they must be independent and must not change the same row.
 * @param wanted expression over the snapshot, returned as `wanted` in a single row.
 */
export const combinedStatement = (
  tx: Statements,
  wanted: SQLWrapper,
  ...changes: readonly SQLWrapper[]
): Written<{ rows: readonly unknown[] }> => {
  const parts = changes.map((change, nth) => sql`${sql.identifier(`change_${nth}`)} as (${change.getSQL()})`);
  return raw(tx, sql`with ${sql.join(parts, sql`, `)} select (${wanted.getSQL()}) as wanted`);
};
