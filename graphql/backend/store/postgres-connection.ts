import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { SECOND } from '../clock.ts';
import type { Settings } from '../settings.ts';

/** What a database is asked for, and within how many milliseconds. */
export type DatabaseSettings = Pick<
  Settings,
  'databaseFeatures' | 'databaseStatementTimeoutMs' | 'databaseLockTimeoutMs' | 'databaseIdleTransactionTimeoutMs'
>;

/** How long a connection may take to come about, and a transaction may wait for one. */
export const CONNECT_WITHIN = 5 * SECOND;
/** What the answer to a statement may take on its way, beyond the time that the database has for it. */
const ON_ITS_WAY = 2 * SECOND;
/** Then the system asks whether the other side is there: ten times, every second. */
const ASKED_AFTER = 10 * SECOND;

/** After so many milliseconds without a byte nobody is there any more: each statement has ended, or been ended, before. */
export const silenceOf = ({ databaseStatementTimeoutMs }: DatabaseSettings): number =>
  databaseStatementTimeoutMs + ON_ITS_WAY;

/**
 * A socket that breaks when nothing comes or goes for so long. Where a host or the way to it is gone without a word, nothing
 * else says so: what was sent is sent again, for a quarter of an hour.
 */
const brokenBySilence = (silence: number) => (): Socket => {
  const socket = new Socket();
  const silent = () => socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
  return socket.setTimeout(silence, silent);
};

/** Of every connection. */
export const connectionTo = (databaseUrl: string, settings: DatabaseSettings): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_WITHIN,
  keepAlive: true,
  keepAliveInitialDelayMillis: ASKED_AFTER,
  stream: brokenBySilence(silenceOf(settings)),
});
