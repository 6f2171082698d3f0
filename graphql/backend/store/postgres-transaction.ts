import type pg from 'pg';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SECOND } from '../common/clock.ts';
import { ConnectionLostError, codesOf, isConnectionLost } from './lost-connection.ts';
import { breakOf, type TakeConnection } from './postgres-pool.ts';
import type { Schema } from './store.ts';

type Transaction = NodePgDatabase<Schema>['transaction'];
type Tx = Parameters<Parameters<Transaction>[0]>[0];

const MAX_ATTEMPTS = 5;
/**
 * Delay before the second attempt in ms; doubles, with up to 100 % jitter. Other broken connections are noticed
 * meanwhile.
 */
const FIRST_PAUSE = 10;
/** No retry after this time: clients give up after 30 seconds (spec, section 9). */
const RETRY_WITHIN = 8 * SECOND;
/** Rolled back because of concurrent transactions: serialization_failure, deadlock_detected. */
const ROLLED_BACK: ReadonlySet<string> = new Set(['40001', '40P01']);

/** True if the transaction is safe to retry. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ConnectionLostError ? !error.isInDoubt : codesOf(error).some((code) => ROLLED_BACK.has(code));

const opened = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
/** Cached per connection: Drizzle processes all tables when it is created. */
const onConnection = (client: pg.PoolClient, schema: Schema): NodePgDatabase<Schema> => {
  const db = opened.get(client) ?? drizzle(client, { schema });
  opened.set(client, db);
  return db;
};

/**
 * One attempt on a separate connection, which is always released.
 * @throws ConnectionLostError, and errors of `work`.
 */
const attempt = async <Result>(
  take: TakeConnection,
  schema: Schema,
  work: (tx: Tx) => Promise<Result>,
  config: Parameters<Transaction>[1],
): Promise<Result> => {
  const client = await take();
  let isCommitting = false;
  let isLost = false;
  try {
    return await onConnection(client, schema).transaction(async (tx) => {
      const result = await work(tx);
      isCommitting = breakOf(client) === undefined;
      return result;
    }, config);
  } catch (error) {
    // The last error of the database may arrive before the close event.
    isLost = breakOf(client) !== undefined || isConnectionLost(error);
    throw isLost ? new ConnectionLostError(isCommitting, breakOf(client) ?? error) : error;
  } finally {
    client.release(isLost);
  }
};

/**
 * Runs transactions and retries on another connection if one breaks before its commit. Work must not have effects
 * outside its transaction.
 */
export const transactionsOn =
  (take: TakeConnection, schema: Schema): Transaction =>
  async (work, config) => {
    const until = performance.now() + RETRY_WITHIN;
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(take, schema, work, config);
      } catch (error) {
        if (!isRetryable(error) || attempts === MAX_ATTEMPTS || performance.now() > until) throw error;
      }
      await setTimeout(FIRST_PAUSE * 2 ** (attempts - 1) * (1 + Math.random()));
    }
  };
