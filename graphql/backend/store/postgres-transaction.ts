import type pg from 'pg';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SECOND } from '../clock.ts';
import { ConnectionLostError, codesOf, isConnectionLost } from './lost-connection.ts';
import { breakOf } from './postgres-breaks.ts';
import type { TakeConnection } from './postgres-pool.ts';
import type { Schema } from './store.ts';

type Transaction = NodePgDatabase<Schema>['transaction'];
type Tx = Parameters<Parameters<Transaction>[0]>[0];

const MOST_ATTEMPTS = 5;
/** Before the second attempt, milliseconds; doubling, and by chance up to twice as long. Others that broke are noticed meanwhile. */
const FIRST_PAUSE = 10;
/** What took longer is not done again: whoever waits for it gives up after 30 seconds (spec, section 9). */
const AGAIN_WITHIN = 8 * SECOND;
/** The database took all of it back, for what others did at the same time: serialization_failure, deadlock_detected. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether surely nothing is left of a transaction that failed, and it may end otherwise when it is done again. */
const mayBeDoneAgain = (error: unknown): boolean =>
  error instanceof ConnectionLostError ? !error.isInDoubt : codesOf(error).some((code) => TAKEN_BACK.has(code));

const opened = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
/** Drizzle reads all tables when it is opened: once on a connection. */
const onConnection = (client: pg.PoolClient, schema: Schema): NodePgDatabase<Schema> => {
  const db = opened.get(client) ?? drizzle(client, { schema });
  opened.set(client, db);
  return db;
};

/**
 * One attempt, on a connection of its own: also where it breaks before the first statement, it is given back.
 * @throws ConnectionLostError, and what the work threw.
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
    // What the database said last may be read before its end is seen.
    isLost = breakOf(client) !== undefined || isConnectionLost(error);
    throw isLost ? new ConnectionLostError(isCommitting, breakOf(client) ?? error) : error;
  } finally {
    client.release(isLost);
  }
};

/**
 * Transactions that outlive a connection: one whose connection breaks before its commit is done again, on another. Work that has an
 * effect elsewhere than in its transaction is not for here.
 */
export const transactionsOn =
  (take: TakeConnection, schema: Schema): Transaction =>
  async (work, config) => {
    const until = performance.now() + AGAIN_WITHIN;
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(take, schema, work, config);
      } catch (error) {
        if (!mayBeDoneAgain(error) || attempts === MOST_ATTEMPTS || performance.now() > until) throw error;
      }
      await setTimeout(FIRST_PAUSE * 2 ** (attempts - 1) * (1 + Math.random()));
    }
  };
