/** Whether the disk of the database has room: nobody can register where it has none, though everything else is answered. */
import { sql } from 'drizzle-orm';
import type { BackEnd } from '../context.ts';
import type { Readiness } from '../http/health.ts';
import type { Log } from '../log.ts';
import { codesOf } from './lost-connection.ts';

/** PostgreSQL's disk_full (its manual, appendix A), and the system's own. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export const isFull = (error: unknown): boolean => codesOf(error).some((code) => FULL.has(code));

/** A log that takes note of a write which failed for want of room: whatever fails is logged. */
export const watchedRoom =
  (log: Log, readiness: Readiness): Log =>
  (event, fields) => {
    if (FULL.has(Reflect.get(fields ?? {}, 'code'))) readiness.isFull = true;
    log(event, fields);
  };

/** About a megabyte, in a file of its own: a row alone may find room in a page that is there. */
const WRITE = sql`create temporary table room on commit drop as select generate_series(1, 30000) as n`;

/**
 * Whether there is no room for what is written: since a write failed for want of it, until as much as a thousand registrations take can
 * be written. Nothing is written to find out before one has failed.
 */
export const stillFull = async ({ readiness, store }: Pick<BackEnd, 'readiness' | 'store'>): Promise<boolean> => {
  if (!readiness.isFull) return false;
  readiness.isFull = await store.probe.execute(WRITE).then(() => false, isFull);
  return readiness.isFull;
};
