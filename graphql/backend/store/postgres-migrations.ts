import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseFeatures } from './database-features.ts';
import { CONNECT_WITHIN } from './postgres-connection.ts';
import { MIGRATIONS } from './store.ts';

/** Any number; the same in every process, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 20_261_121;
/** Two that make a table at once: the later one is told so by the catalogue. */
const MADE_MEANWHILE: ReadonlySet<unknown> = new Set(['23505', '42P07']);

/** Milliseconds. */
const ASK_EVERY = 200;

type Work = (client: pg.Client) => Promise<void>;

/** Of its own: migrating may take longer than any statement of a request, and so may waiting for another process that does it. */
const onConnection = async (databaseUrl: string, work: Work): Promise<void> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    application_name: 'vestibule-migrations',
  });
  // What is being done on it then fails, which is enough.
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
    if (!(error instanceof pg.DatabaseError && MADE_MEANWHILE.has(error.code))) throw error;
  }
  await client.query('insert into migration_lock values (1) on conflict (id) do nothing');
};

/** Whoever can't have it waits outside a transaction: in one, a pooler could have no connection left for whoever has it. */
const holdsLockRow = async (client: pg.Client): Promise<boolean> => {
  await client.query('begin');
  const { rowCount } = await client.query('select id from migration_lock where id = 1 for update skip locked');
  if (rowCount === 0) await client.query('rollback');
  return rowCount !== 0;
};

/** What a table's lock can't be had for now: a running process of the version before is at it. */
const HELD_UP: ReadonlySet<unknown> = new Set(['40P01', '55P03']);
/** Whoever asks for a table waits behind who waits to change it: so that waits so long at most, in milliseconds, and tries again. */
const LOCK_WITHIN = 2000;
const TRIES = 100;

const isHeldUp = ({ cause }: Error): boolean => cause instanceof pg.DatabaseError && HELD_UP.has(cause.code);

const migrateOn: Work = async (client) => {
  await client.query(`set lock_timeout = ${LOCK_WITHIN}`);
  for (let tries = 1; ; tries += 1)
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      return;
    } catch (error) {
      if (!(error instanceof Error && isHeldUp(error) && tries < TRIES)) throw error;
      await setTimeout(ASK_EVERY);
    }
};

/** By feature: works alone, with a lock that goes with the connection. Plain, it is a row, held by a transaction that stays open. */
const ALONE: Readonly<Record<DatabaseFeatures, (databaseUrl: string) => Work>> = {
  full: () => async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateOn(client);
  },
  plain: (databaseUrl) => async (client) => {
    await makeLockRow(client);
    while (!(await holdsLockRow(client))) await setTimeout(ASK_EVERY);
    await onConnection(databaseUrl, migrateOn);
  },
};

/** Applies what is not applied yet; waits for another process that does it. */
export const applyMigrations = (databaseUrl: string, features: DatabaseFeatures): Promise<void> =>
  onConnection(databaseUrl, ALONE[features](databaseUrl));
