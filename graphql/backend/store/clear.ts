import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';
import type { Statements } from './store.ts';

export const clear = async (db: Statements): Promise<void> => {
  const tables = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate table ${sql.join(tables, sql`, `)} cascade`);
};
