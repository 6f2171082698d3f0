import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { fileURLToPath } from 'node:url';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/**
 * Executes statements: the store outside a transaction, or a transaction. Inside a transaction use only the
 * transaction: the embedded database has one connection, and a statement outside would deadlock.
 */
export type Statements = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/**
 * @param payload of a NOTIFY; null: now listening, and earlier notifications may be lost, so listeners read the state.
 */
export type OnNotification = (payload: string | null) => void;

export interface Store {
  db: Statements;
  /** For reads and for rate limits: with PostgreSQL on separate small pools, which transactions can't exhaust. */
  reads: Statements;
  limits: Statements;
  /** With PostgreSQL on a separate connection, for health checks only. */
  probe: Statements;
  /**
   * Listens for NOTIFY on a channel from every process on the database, starting with null. Reconnects; never throws.
   * @returns stops listening.
   */
  listen(channel: string, onNotification: OnNotification): () => Promise<void>;
  /** With a pool: its connections now, and the number of waiting requests. */
  connections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
  /** Kind and location, for the startup message. */
  description: string;
}

/** Pool size of `limits`. */
export const LIMITS_POOL_SIZE = 2;

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
