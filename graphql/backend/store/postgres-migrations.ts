import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseFeatures } from './database-features.ts';
import { CONNECT_WITHIN } from './postgres-connection.ts';
import { MIGRATIONS } from './store.ts';

/** Arbitrary key of the advisory lock, the same in every process: only one migrates at a time. */
const MIGRATION_LOCK = 20_261_121;
/** Errors of the later of two concurrent CREATE TABLE statements. */
const CREATED_CONCURRENTLY: ReadonlySet<unknown> = new Set(['23505', '42P07']);

/** Retry interval in ms. */
const RETRY_INTERVAL = 200;

type Work = (client: pg.Client) => Promise<void>;

/**
 * A separate connection without statement timeout: migrating, or waiting for another process that migrates, may take
 * long.
 */
const onConnection = async (databaseUrl: string, work: Work): Promise<void> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    application_name: 'vestibule-migrations',
  });
  // A running query reports the error as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
};

const makeLockRow: Work = async (client) => {
  try {
    await client.query('create table if not exists migration_lock (id integer primary key)');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && CREATED_CONCURRENTLY.has(error.code))) throw error;
  }
  await client.query('insert into migration_lock values (1) on conflict (id) do nothing');
};

/**
 * Tries to lock the row. Waiting happens outside a transaction: otherwise a pooler could run out of connections for the
 * process with the lock.
 */
const holdsLockRow = async (client: pg.Client): Promise<boolean> => {
  await client.query('begin');
  const { rowCount } = await client.query('select id from migration_lock where id = 1 for update skip locked');
  if (rowCount === 0) await client.query('rollback');
  return rowCount !== 0;
};

/** Errors of a table lock that a process of the previous version holds: deadlock and lock timeout. */
const LOCK_CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '55P03']);
/**
 * `lock_timeout` of a migration, in ms; the migration retries. A longer wait would block requests that queue behind it.
 */
const LOCK_WITHIN = 2000;
const MAX_TRIES = 100;

const isLockConflict = ({ cause }: Error): boolean =>
  cause instanceof pg.DatabaseError && LOCK_CONFLICTS.has(cause.code);

const migrateOn: Work = async (client) => {
  await client.query(`set lock_timeout = ${LOCK_WITHIN}`);
  for (let tries = 1; ; tries += 1)
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      return;
    } catch (error) {
      if (!(error instanceof Error && isLockConflict(error) && tries < MAX_TRIES)) throw error;
      await setTimeout(RETRY_INTERVAL);
    }
};

/**
 * Runs work exclusively: with an advisory lock of the connection, or on a plain database with a row locked by an open
 * transaction.
 */
const EXCLUSIVELY: Readonly<Record<DatabaseFeatures, (databaseUrl: string) => Work>> = {
  full: () => async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateOn(client);
  },
  plain: (databaseUrl) => async (client) => {
    await makeLockRow(client);
    while (!(await holdsLockRow(client))) await setTimeout(RETRY_INTERVAL);
    await onConnection(databaseUrl, migrateOn);
  },
};

/** Applies pending migrations; waits for another process that migrates. */
export const applyMigrations = (databaseUrl: string, features: DatabaseFeatures): Promise<void> =>
  onConnection(databaseUrl, EXCLUSIVELY[features](databaseUrl));
