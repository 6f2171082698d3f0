import { drizzle } from 'drizzle-orm/node-postgres';
import type { Log } from '../log.ts';
import type { Limits } from './postgres-connection.ts';
import { listener } from './postgres-listener.ts';
import { applyMigrations } from './postgres-migrations.ts';
import { openPool, takingFrom } from './postgres-pool.ts';
import { openProbe } from './postgres-probe.ts';
import { transactionsOn } from './postgres-transaction.ts';
import * as schema from './schema.ts';
import type { Store } from './store.ts';

/** A PostgreSQL server (D44): several processes may share it. */
export const openPostgres = async (databaseUrl: string, limits: Limits, log: Log): Promise<Store> => {
  await applyMigrations(databaseUrl);
  const pool = openPool(databaseUrl, limits, log);
  const notifications = listener(databaseUrl, limits, log);
  const probe = openProbe(databaseUrl, limits, log);
  return {
    db: Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(takingFrom(pool)) }),
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
    description: `PostgreSQL at ${new URL(databaseUrl).host}`,
  };
};
