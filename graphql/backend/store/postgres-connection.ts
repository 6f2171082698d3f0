import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { SECOND } from '../common/clock.ts';
import type { DatabaseFeatures } from './database-features.ts';

/** Database features and timeouts in ms. */
export interface DatabaseSettings {
  databaseFeatures: DatabaseFeatures;
  databaseStatementTimeoutMs: number;
  databaseLockTimeoutMs: number;
  databaseIdleTransactionTimeoutMs: number;
}

/** Connect timeout, and how long a transaction waits for a connection. */
export const CONNECT_WITHIN = 5 * SECOND;
/** Time for the network in addition to the statement timeout. */
const NETWORK_ALLOWANCE = 2 * SECOND;
/** TCP keep-alive starts after this idle time: ten probes, one per second. */
const KEEP_ALIVE_AFTER = 10 * SECOND;

/** After this many ms without traffic the connection is presumed dead, because every statement has timed out before. */
export const idleTimeoutOf = ({ databaseStatementTimeoutMs }: DatabaseSettings): number =>
  databaseStatementTimeoutMs + NETWORK_ALLOWANCE;

/**
 * A socket that fails after a period without traffic. If a host or route disappears silently, TCP alone would
 * retransmit for a quarter of an hour.
 */
const socketWithTimeout = (silence: number) => (): Socket => {
  const socket = new Socket();
  const silent = () => socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
  return socket.setTimeout(silence, silent);
};

/** Options of every connection. */
export const connectionTo = (databaseUrl: string, settings: DatabaseSettings): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_WITHIN,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  stream: socketWithTimeout(idleTimeoutOf(settings)),
});
