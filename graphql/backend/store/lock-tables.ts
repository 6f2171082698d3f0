/** What stands in for the locks of PostgreSQL where a database has none of them (`DATABASE_FEATURES=plain`). */
import { pgTable, text } from 'drizzle-orm/pg-core';

/** A row for each name that is or was locked: whoever writes it keeps others waiting until its transaction ends. Pruned. */
export const nameLocks = pgTable('name_locks', { name: text('name').primaryKey() });
