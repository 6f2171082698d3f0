import { inArray, sql } from 'drizzle-orm';
import { hashOf } from '../keys.ts';
import { isPlain } from './database-features.ts';
import { kept, raw } from './kept.ts';
import { nameLocks } from './schema.ts';
import type { Statements } from './store.ts';

const lockFull = kept((tx, { name }: { name: string }) =>
  raw(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`),
);

/**
 * Lets one transaction at a time work on what a name stands for: others with the name wait until this one ends, and see what it
 * did. A plain database keeps a row for it, under a hash.
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

/** Deletes the rows of names that nobody holds just now. Whoever waits for one makes it anew. */
export const pruneNameLocks = async (db: Statements): Promise<void> => {
  const free = db.select({ name: nameLocks.name }).from(nameLocks).for('update', { skipLocked: true });
  await db.delete(nameLocks).where(inArray(nameLocks.name, free));
};
