import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CONNECT_WITHIN } from './postgres-connection.ts';
import { MIGRATIONS } from './store.ts';

/** Any number; the same in every process, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 20_261_121;

/**
 * Applies what is not applied yet, on a connection of its own: it may take longer than any statement of a request, and so may
 * waiting for another process that does it. The lock goes with the connection.
 */
export const applyMigrations = async (databaseUrl: string): Promise<void> => {
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
};
