/** Substitute for advisory locks (`DATABASE_FEATURES=plain`). */
import { pgTable, text } from 'drizzle-orm/pg-core';

/** A row per name that is or was locked: its row lock blocks others until the end of the transaction. Pruned. */
export const nameLocks = pgTable('name_locks', { name: text('name').primaryKey() });
