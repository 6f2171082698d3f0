import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { codesOf, isConnectionLost } from './lost-connection.ts';
import { logBreaks } from './postgres-broken.ts';
import { CONNECT_WITHIN, type DatabaseSettings, connectionTo } from './postgres-connection.ts';
import { preparing } from './postgres-prepared.ts';

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
