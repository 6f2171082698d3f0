/**
 * What a database offers beside tables, rows and transactions: PostgreSQL has locks by name (`pg_advisory_xact_lock`) and
 * NOTIFY; engines that only speak its protocol, and poolers in transaction mode, lack one or both. With
 * `DATABASE_FEATURES=plain` neither is asked for.
 */
import * as schema from './schema.ts';
import type { Schema, Statements } from './store.ts';

export const DATABASE_FEATURES = ['full', 'plain'] as const;
export type DatabaseFeatures = (typeof DATABASE_FEATURES)[number];

/** The same tables: whoever is given statements sees by the object, in transactions too, what the database is asked for. */
const plainSchema: Schema = { ...schema };

/** What Drizzle is opened with. */
export const schemaFor = (features: DatabaseFeatures): Schema => (features === 'plain' ? plainSchema : schema);

/** Whether the database is asked for neither locks by name nor NOTIFY. */
export const isPlain = (db: Statements): boolean => db._.fullSchema === plainSchema;
