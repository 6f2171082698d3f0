import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SECOND } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { schemaFor } from './database-features.ts';
import { logBreaks } from './postgres-broken.ts';
import { type DatabaseSettings, connectionTo } from './postgres-connection.ts';

/** Health checks must fail quickly. */
const WITHIN = 2 * SECOND;

/**
 * A separate connection for health checks, so that they do not wait for others. Opened on first use and after a break.
 */
export const openProbe = (databaseUrl: string, settings: DatabaseSettings, log: Log) => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, settings),
    max: 1,
    connectionTimeoutMillis: WITHIN,
    query_timeout: WITHIN,
    application_name: 'vestibule-probe',
  });
  logBreaks(pool, log);
  return { db: drizzle(pool, { schema: schemaFor(settings.databaseFeatures) }), close: () => pool.end() };
};
