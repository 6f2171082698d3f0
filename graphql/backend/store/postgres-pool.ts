import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../common/clock.ts';
import { type Log, errorFields } from '../common/log.ts';
import { codesOf, isConnectionLost, withCode } from './lost-connection.ts';
import { CONNECT_WITHIN, type DatabaseSettings, connectionTo } from './postgres-connection.ts';
import { preparing } from './postgres-prepared.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { schemaFor } from './database-features.ts';

/** The error that broke a connection, recorded at once, even while it is idle. */
const broken = new WeakMap<pg.ClientBase, Error>();
/** The error that broke a pooled connection; undefined if it works. */
export const breakOf = (client: pg.ClientBase): Error | undefined => broken.get(client);

/**
 * Logs broken connections of a pool. The pool listens for errors only while a connection is idle; without this listener
 * an error during use would end the process.
 */
const logBreaks = (pool: pg.Pool, log: Log): void => {
  pool.on('connect', (client) => {
    client.on('error', (thrown) => {
      // A broken connection may emit several errors.
      if (broken.has(client)) return;
      const error = withCode(thrown);
      broken.set(client, error);
      log('store.connection-lost', errorFields(error));
    });
  });
  pool.on('error', () => undefined);
};

/** Idle timeout in ms; by default shorter than the silence timeout of a connection. */
const IDLE_FOR = 8 * SECOND;
const FIRST_PAUSE = 50;
const MAX_PAUSE = 500;

/** Takes a connection for exclusive use; the caller releases it. */
export type TakeConnection = () => Promise<pg.PoolClient>;

/**
 * Session timeouts, set on connect. Poolers refuse unknown startup parameters, so a plain database sets them for the
 * role.
 */
const limitsOf = (settings: DatabaseSettings) => ({
  statement_timeout: settings.databaseStatementTimeoutMs,
  lock_timeout: settings.databaseLockTimeoutMs,
  idle_in_transaction_session_timeout: settings.databaseIdleTransactionTimeoutMs,
});

/** @param most maximum number of connections. A broken one is logged, fails its statement and is removed. */
export const openPool = (databaseUrl: string, settings: DatabaseSettings, log: Log, most: number): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, settings),
    max: most,
    idleTimeoutMillis: IDLE_FOR,
    ...(settings.databaseFeatures === 'full' && limitsOf(settings)),
    application_name: 'vestibule',
  });
  // Behind a pooler the next statement may use another connection.
  if (settings.databaseFeatures === 'full') pool.on('connect', preparing());
  logBreaks(pool, log);
  return pool;
};

/** No server, or a connect timeout; a refused login has another code. */
const isRetryable = (error: unknown): boolean => isConnectionLost(error) || codesOf(error).length === 0;

/**
 * Takes connections from a pool. Retries during a database restart for as long as a transaction may wait; a timeout in
 * the queue of a full pool is not retried.
 */
export const takingFrom =
  (pool: pg.Pool): TakeConnection =>
  async () => {
    const until = performance.now() + CONNECT_WITHIN;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isRetryable(error) || performance.now() + pause > until) throw error;
      }
      await setTimeout(pause);
    }
  };

/** Health checks must fail quickly. */
const PROBED_WITHIN = 2 * SECOND;

/**
 * A separate connection for health checks, so that they do not wait for others. Opened on first use and after a break.
 */
export const openProbe = (databaseUrl: string, settings: DatabaseSettings, log: Log) => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, settings),
    max: 1,
    connectionTimeoutMillis: PROBED_WITHIN,
    query_timeout: PROBED_WITHIN,
    application_name: 'vestibule-probe',
  });
  logBreaks(pool, log);
  return { db: drizzle(pool, { schema: schemaFor(settings.databaseFeatures) }), close: () => pool.end() };
};
