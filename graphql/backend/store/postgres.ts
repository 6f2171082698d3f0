import { drizzle } from 'drizzle-orm/node-postgres';
import type { Log } from '../log.ts';
import { schemaFor } from './database-features.ts';
import { polling } from './polling.ts';
import type { DatabaseSettings } from './postgres-connection.ts';
import { listener } from './postgres-listener.ts';
import { applyMigrations } from './postgres-migrations.ts';
import { openPool, takingFrom } from './postgres-pool.ts';
import { openProbe } from './postgres-probe.ts';
import { transactionsOn } from './postgres-transaction.ts';
import type { Store } from './store.ts';

/** A PostgreSQL server (D44), or what speaks its protocol: several processes may share it. */
export const openPostgres = async (databaseUrl: string, settings: DatabaseSettings, log: Log): Promise<Store> => {
  const { databaseFeatures } = settings;
  await applyMigrations(databaseUrl, databaseFeatures);
  const isPlain = databaseFeatures === 'plain';
  const schema = schemaFor(databaseFeatures);
  const pool = openPool(databaseUrl, settings, log);
  const notifications = isPlain ? polling() : listener(databaseUrl, settings, log);
  const probe = openProbe(databaseUrl, settings, log);
  return {
    db: Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(takingFrom(pool), schema) }),
    probe: probe.db,
    listen: notifications.listen,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await notifications.close();
      await probe.close();
      await pool.end();
    },
    description: `PostgreSQL at ${new URL(databaseUrl).host}${isPlain ? ', without locks and NOTIFY' : ''}`,
  };
};
