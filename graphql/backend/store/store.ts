import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { whyNotOpened } from './cannot-open.ts';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/**
 * What runs statements: the store outside a transaction, or the transaction. Inside one, only the transaction may be
 * used: the embedded database has one connection, and a statement beside it would wait for ever.
 */
export type Statements = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** @param payload of a NOTIFY; null: it is listened from now on, and some may have been missed: whoever needs to know looks for themselves. */
export type Heard = (payload: string | null) => void;

export interface Store {
  db: Statements;
  /** For what only reads, and for counting what clients ask: on few connections of their own where there are several, which no transaction keeps from them. */
  reads: Statements;
  limits: Statements;
  /** On a connection of its own where there are several: for whoever asks whether the database answers, and nobody else. */
  probe: Statements;
  /**
   * Hears what is told by NOTIFY on a channel, from every process on the same database, from the first null on; whatever breaks
   * between, it never fails.
   * @returns stops hearing.
   */
  listen(channel: string, heard: Heard): () => Promise<void>;
  /** Where there is a pool: its connections at this moment, and how many requests wait for one. */
  connections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
  /** For the line at the start: which kind, and where. */
  description: string;
}

/** How many statements `limits` runs at once. */
export const LIMITS_AT_ONCE = 2;

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Opens the database of the settings with its migrations applied. The one that is not used is not loaded. */
export const openStore = async (settings: Settings, log: Log): Promise<Store> => {
  try {
    if (settings.databaseUrl === null) {
      const { openEmbedded } = await import('./embedded.ts');
      return await openEmbedded(settings.dataDir);
    }
    const { openPostgres } = await import('./postgres.ts');
    return await openPostgres(settings.databaseUrl, settings, log);
  } catch (error) {
    throw whyNotOpened(settings, error);
  }
};
