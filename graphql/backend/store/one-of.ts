import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Condition that a column is one of several texts, as a single parameter: the statement is the same for any number
 * (D40).
 */
export const isOneOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;
