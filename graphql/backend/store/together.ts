import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Statements } from './store.ts';

/**
 * Makes several changes by one statement, so by one round trip. All of them see the rows as they were before, and come in no order: none
 * may depend on another, or change a row that another changes.
 */
export const together = async (tx: Statements, ...changes: readonly SQLWrapper[]): Promise<void> => {
  await togetherWith(tx, sql`1`, ...changes);
};

/** The same. @param wanted a value of the rows as they were. @returns that value. */
export const togetherWith = async (
  tx: Statements,
  wanted: SQLWrapper,
  ...changes: readonly SQLWrapper[]
): Promise<unknown> => {
  const parts = changes.map((change, nth) => sql`${sql.identifier(`change_${nth}`)} as (${change.getSQL()})`);
  const { rows } = (await tx.execute(sql`with ${sql.join(parts, sql`, `)} select (${wanted.getSQL()}) as wanted`)) as {
    rows: readonly { wanted: unknown }[];
  };
  return rows[0]?.wanted;
};
