import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Statements } from './store.ts';

/**
 * Makes several changes by one statement, so by one round trip. All of them see the rows as they were before, and come in no order: none
 * may depend on another, or change a row that another changes.
 */
export const together = async (tx: Statements, ...changes: readonly SQLWrapper[]): Promise<void> => {
  const parts = changes.map((change, nth) => sql`${sql.identifier(`change_${nth}`)} as (${change.getSQL()})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
};
