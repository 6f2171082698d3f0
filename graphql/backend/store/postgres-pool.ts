import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../clock.ts';
import { errorFields, type Log } from '../log.ts';
import { codesOf, isConnectionLost, withCode } from './lost-connection.ts';
import { CONNECT_WITHIN, type DatabaseSettings, connectionTo } from './postgres-connection.ts';
import { preparing } from './postgres-prepared.ts';

const MOST_CONNECTIONS = 10;
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

/** What each broke by, from the moment that it did: also while nobody had it. */
const broken = new WeakMap<pg.ClientBase, Error>();
/** What a connection of a pool broke by; undefined: it has not. */
export const breakOf = (client: pg.ClientBase): Error | undefined => broken.get(client);

/**
 * Connections for statements. One that breaks is told in the log, fails what is done on it, and is thrown away; without listeners
 * of its own it would end the process, for the pool listens only while it is idle.
 */
export const openPool = (databaseUrl: string, settings: DatabaseSettings, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, settings),
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_FOR,
    ...(settings.databaseFeatures === 'full' && limitsOf(settings)),
    application_name: 'vestibule',
  });
  const prepare = preparing();
  pool.on('connect', (client) => {
    // Behind a pooler the next statement may be another connection's.
    if (settings.databaseFeatures === 'full') prepare(client);
    client.on('error', (error) => {
      // A broken connection may say so twice.
      if (broken.has(client)) return;
      broken.set(client, withCode(error));
      log('store.connection-lost', errorFields(error));
    });
  });
  pool.on('error', () => undefined);
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
