import { inArray } from 'drizzle-orm';
import { registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** Ids in one query. */
const AT_ONCE = 1000;

/** The status of each of some registrations; of one that is gone, null. */
const statusesOf = async (db: Statements, ids: readonly string[]): Promise<Map<string, string | null>> => {
  const found = new Map<string, string | null>(ids.map((id) => [id, null]));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { id, status } = registrations;
    const some = ids.slice(from, from + AT_ONCE);
    for (const row of await db.select({ id, status }).from(registrations).where(inArray(id, some)))
      found.set(row.id, row.status);
  }
  return found;
};

/**
 * Looks at all registrations that pages wait for, in few queries, where something may have been missed: ten thousand pages that each
 * look for themselves would be ten thousand.
 * @returns of some ids those whose status is another than it was the last time, or that are looked at for the first time. Where
 * the database does not answer, all of them.
 */
export const lookingTogether = (db: Statements): ((ids: readonly string[]) => Promise<readonly string[]>) => {
  let seen: ReadonlyMap<string, string | null> = new Map();
  return async (ids) => {
    try {
      const before = seen;
      seen = await statusesOf(db, ids);
      return [...seen].filter(([id, status]) => before.get(id) !== status).map(([id]) => id);
    } catch {
      return ids;
    }
  };
};
