import { inArray, sql } from 'drizzle-orm';
import { hashOf } from '../common/keys.ts';
import { isPlain } from './database-features.ts';
import { cachedStatement, raw } from './cached-statement.ts';
import { nameLocks } from './schema.ts';
import type { Statements } from './store.ts';

const lockFull = cachedStatement((tx, { name }: { name: string }) =>
  raw(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`),
);

/**
 * Locks a name until the end of the transaction: later transactions wait and then see its changes. A plain database
 * uses a row with the hash of the name.
 */
export const lockName = async (tx: Statements, name: string): Promise<void> => {
  if (!isPlain(tx)) {
    await lockFull(tx, { name });
    return;
  }
  await tx
    .insert(nameLocks)
    .values({ name: hashOf(name) })
    .onConflictDoUpdate({ target: nameLocks.name, set: { name: sql`excluded.name` } });
};

/** Deletes rows of names that are not locked. A waiting transaction inserts its row again. */
export const pruneNameLocks = async (db: Statements): Promise<void> => {
  const free = db.select({ name: nameLocks.name }).from(nameLocks).for('update', { skipLocked: true });
  await db.delete(nameLocks).where(inArray(nameLocks.name, free));
};
