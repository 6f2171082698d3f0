/**
 * Optional database features: advisory locks (`pg_advisory_xact_lock`) and NOTIFY. Engines that only implement
 * PostgreSQL's protocol, and poolers in transaction mode, lack one or both; `DATABASE_FEATURES=plain` uses neither.
 */
import * as schema from './schema.ts';
import type { Schema, Statements } from './store.ts';

export const DATABASE_FEATURES = ['full', 'plain'] as const;
export type DatabaseFeatures = (typeof DATABASE_FEATURES)[number];

/** The same tables as another object: its identity marks a plain database, inside transactions too. */
const plainSchema: Schema = { ...schema };

/** The schema for Drizzle. */
export const schemaFor = (features: DatabaseFeatures): Schema => (features === 'plain' ? plainSchema : schema);

/** Whether the database is used without advisory locks and NOTIFY. */
export const isPlain = (db: Statements): boolean => db._.fullSchema === plainSchema;
