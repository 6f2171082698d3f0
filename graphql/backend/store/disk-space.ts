/** Detects a full database disk: registration is impossible then, although other requests work. */
import { sql } from 'drizzle-orm';
import type { Store } from './store.ts';
import type { Log } from '../common/log.ts';
import { codesOf } from './lost-connection.ts';

/** PostgreSQL's disk_full (its manual, appendix A), and system errors. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export const isFull = (error: unknown): boolean => codesOf(error).some((code) => FULL.has(code));

/** Full if the last write failed for lack of disk space. */
export interface DiskState {
  isFull: boolean;
}

/** A log that sets `isFull` when a write failed for lack of space; every failure is logged. */
export const watchDiskSpace =
  (log: Log, disk: DiskState): Log =>
  (event, fields) => {
    if (FULL.has(Reflect.get(fields ?? {}, 'code'))) disk.isFull = true;
    log(event, fields);
  };

/** About a megabyte in a temporary table: a single row might fit into an existing page. */
const WRITE = sql`create temporary table room on commit drop as select generate_series(1, 30000) as n`;

/**
 * Whether the disk is full: from a failed write until a test write succeeds, as large as a thousand registrations. No
 * test write before a failure.
 */
export const checkDiskFull = async ({
  readiness,
  store,
}: {
  readiness: DiskState;
  store: Pick<Store, 'probe'>;
}): Promise<boolean> => {
  if (!readiness.isFull) return false;
  readiness.isFull = await store.probe.execute(WRITE).then(() => false, isFull);
  return readiness.isFull;
};
