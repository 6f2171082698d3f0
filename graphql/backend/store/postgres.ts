import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../common/log.ts';
import { schemaFor } from './database-features.ts';
import { polling, listener } from './postgres-listener.ts';
import type { DatabaseSettings } from './postgres-connection.ts';
import { applyMigrations } from './postgres-migrations.ts';
import { openPool, takingFrom, openProbe } from './postgres-pool.ts';
import { transactionsOn } from './postgres-transaction.ts';
import { LIMITS_POOL_SIZE, type Store } from './store.ts';

/** Pool sizes: for transactions, eight of them mutations (`overload/turns.ts`); for reads. */
const MAX_CONNECTIONS = 10;
const READS_POOL_SIZE = 2;

/** Opens a PostgreSQL server (D44) or a compatible one; several processes may share it. */
export const openPostgres = async (databaseUrl: string, settings: DatabaseSettings, log: Log): Promise<Store> => {
  const { databaseFeatures } = settings;
  await applyMigrations(databaseUrl, databaseFeatures);
  const isPlain = databaseFeatures === 'plain';
  const schema = schemaFor(databaseFeatures);
  const open = (most: number) => {
    const pool = openPool(databaseUrl, settings, log, most);
    const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(takingFrom(pool), schema) });
    return { pool, db };
  };
  const [changes, reads, limits] = [open(MAX_CONNECTIONS), open(READS_POOL_SIZE), open(LIMITS_POOL_SIZE)] as const;
  const pools = [changes.pool, reads.pool, limits.pool];
  const sum = (of: (pool: pg.Pool) => number): number => pools.reduce((all, pool) => all + of(pool), 0);
  const notifications = isPlain ? polling() : listener(databaseUrl, settings, log);
  const probe = openProbe(databaseUrl, settings, log);
  return {
    db: changes.db,
    reads: reads.db,
    limits: limits.db,
    probe: probe.db,
    listen: notifications.listen,
    connections: () => ({
      busy: sum((pool) => pool.totalCount - pool.idleCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    }),
    close: async () => {
      await notifications.close();
      await probe.close();
      await Promise.all(pools.map((pool) => pool.end()));
    },
    description: `PostgreSQL at ${new URL(databaseUrl).host}${isPlain ? ', without locks and NOTIFY' : ''}`,
  };
};
