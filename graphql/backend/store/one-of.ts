import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column is one of some texts, as one parameter: the statement is the same for any number of them (D40). */
export const isOneOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;
