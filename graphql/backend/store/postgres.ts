import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { schemaFor } from './database-features.ts';
import { polling } from './polling.ts';
import { listener } from './postgres-listener.ts';
import { applyMigrations } from './postgres-migrations.ts';
import type { Store } from './store.ts';

/** Asked for when a connection begins. A pooler refuses what it does not know, so a plain database has them from its role. */
const LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 };

/** A PostgreSQL server (D44), or what speaks its protocol: several processes may share it. */
export const openPostgres = async (
  databaseUrl: string,
  { databaseFeatures }: Pick<Settings, 'databaseFeatures'>,
  log: Log,
): Promise<Store> => {
  await applyMigrations(databaseUrl, databaseFeatures);
  const isPlain = databaseFeatures === 'plain';
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...(isPlain ? {} : LIMITS),
    application_name: 'vestibule',
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log('store.connection-lost', errorFields(error)));
  const notifications = isPlain ? polling() : listener(databaseUrl, log);
  return {
    db: drizzle(pool, { schema: schemaFor(databaseFeatures) }),
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
    description: `PostgreSQL at ${new URL(databaseUrl).host}${isPlain ? ', without locks and NOTIFY' : ''}`,
  };
};
