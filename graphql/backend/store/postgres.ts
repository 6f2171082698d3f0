import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import { listener } from './postgres-listener.ts';
import * as schema from './schema.ts';
import { MIGRATIONS, type Store } from './store.ts';

/** Any number; the same in every process, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 20_261_121;

const applyMigrations = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** A PostgreSQL server (D44): several processes may share it. */
export const openPostgres = async (databaseUrl: string, log: Log): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'vestibule',
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log('store.connection-lost', errorFields(error)));
  try {
    await applyMigrations(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const notifications = listener(databaseUrl, log);
  return {
    db: drizzle(pool, { schema }),
    listen: notifications.listen,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await notifications.close();
      await pool.end();
    },
    description: `PostgreSQL at ${new URL(databaseUrl).host}`,
  };
};
