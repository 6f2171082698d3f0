import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../clock.ts';
import type { Log } from '../log.ts';
import { codesOf, isConnectionLost } from './lost-connection.ts';
import { tellBreaks } from './postgres-breaks.ts';
import { CONNECT_WITHIN, type DatabaseSettings, connectionTo } from './postgres-connection.ts';
import { preparing } from './postgres-prepared.ts';

/** Before silence is taken for a break. */
const IDLE_FOR = 8 * SECOND;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 500;

/** Whoever has it uses it alone, and gives it back. */
export type TakeConnection = () => Promise<pg.PoolClient>;

/** Asked for when a connection begins. A pooler refuses what it does not know, so a plain database has them from its role. */
const limitsOf = (settings: DatabaseSettings) => ({
  statement_timeout: settings.databaseStatementTimeoutMs,
  lock_timeout: settings.databaseLockTimeoutMs,
  idle_in_transaction_session_timeout: settings.databaseIdleTransactionTimeoutMs,
});

/** @param most connections for statements. One that breaks is told in the log, fails what is done on it, and is thrown away. */
export const openPool = (databaseUrl: string, settings: DatabaseSettings, log: Log, most: number): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, settings),
    max: most,
    idleTimeoutMillis: IDLE_FOR,
    ...(settings.databaseFeatures === 'full' && limitsOf(settings)),
    application_name: 'vestibule',
  });
  // Behind a pooler the next statement may be another connection's.
  if (settings.databaseFeatures === 'full') pool.on('connect', preparing());
  tellBreaks(pool, log);
  return pool;
};

/** Nobody was there, or whoever was left off; that a connection is refused has another code. */
const mayComeAbout = (error: unknown): boolean => isConnectionLost(error) || codesOf(error).length === 0;

/**
 * Takes connections from a pool. While the database starts anew it is tried again, as long as a transaction may wait for one;
 * whoever is queued for a connection of a full pool is not.
 */
export const takingFrom =
  (pool: pg.Pool): TakeConnection =>
  async () => {
    const until = performance.now() + CONNECT_WITHIN;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!mayComeAbout(error) || performance.now() + pause > until) throw error;
      }
      await setTimeout(pause);
    }
  };
