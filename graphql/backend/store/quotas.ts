import { type SQL, eq, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND, after } from '../clock.ts';
import { type Keys, mac } from '../keys.ts';
import { kept } from './kept.ts';
import { quotaUses } from './schema.ts';
import type { Statements } from './store.ts';

/** So many uses within so many milliseconds, in a moving window. */
export interface Limit {
  uses: number;
  within: number;
}

/** No limit may look further back: older uses are deleted. Milliseconds. */
export const LONGEST_WINDOW = HOUR;

/** Each way to have an address mailed: once a minute and five times an hour (D26); all of them together: `mail/allowance.ts`. */
export const MAIL_LIMITS: readonly Limit[] = [
  { uses: 1, within: MINUTE },
  { uses: 5, within: HOUR },
];

/** When the next use is allowed: `next`, and in whole seconds from now `retryAfter`, at least one. */
export interface Quota {
  allowed: boolean;
  next: Date;
  retryAfter: number;
}

/** What is counted: what is being done, and by whom or to whom. Stored as a keyed hash. */
type Subject = readonly [action: string, ...of: string[]];

export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** A use that is further ahead than a window is long was counted by a clock that has been set back since: it does not count any more. */
const fills = (use: Date, { within }: Limit, now: Date): boolean =>
  use > after(now, -within) && use <= after(now, within);

/** When the next use is allowed: of each limit, once the first of the last uses that fill it has left its window. */
const nextAllowed = (limits: readonly Limit[], used: readonly Date[], now: Date): Date =>
  limits
    .flatMap((limit) => {
      const first = used.at(-limit.uses);
      return first && fills(first, limit, now) ? [after(first < now ? first : now, limit.within)] : [];
    })
    .reduce((latest, time) => (time > latest ? time : latest), now);

/** In the statement that counts a use: whether a limit has room for it, as `nextAllowed` has it. */
const hasRoom = ([nth, from, until]: readonly unknown[]): SQL => {
  const { uses } = quotaUses;
  const first = sql`${uses}[cardinality(${uses}) - ${nth}]`;
  return sql`(${first} > ${from}::timestamptz and ${first} <= ${until}::timestamptz) is not true`;
};

/** As `hasRoom` takes them, of one limit after the other. */
const valuesOf = ({ uses, within }: Limit, now: Date): unknown[] => [uses - 1, after(now, -within), after(now, within)];

interface Use {
  id: string;
  now: Date;
  uses: Date[];
  /** Of those before it so many, less one, are kept: no limit looks at more. */
  most: number;
}

const countUse = kept((db, { id, now, uses, most, ...limits }: Use & Record<number, unknown>) => {
  const values = Object.values(limits);
  const rooms = values.flatMap((_, nth) => (nth % 3 === 0 ? hasRoom(values.slice(nth, nth + 3)) : []));
  const { uses: known } = quotaUses;
  return db
    .insert(quotaUses)
    .values({ id, subject: id, usedAt: now, uses })
    .onConflictDoUpdate({
      target: quotaUses.id,
      set: { usedAt: now, uses: sql`(${known} || excluded.uses)[greatest(1, cardinality(${known}) - ${most}):]` },
      setWhere: sql.join(rooms, sql` and `),
    })
    .returning({ uses: known });
});

/**
 * Counts a use against the quota of a subject, in the database: it holds for all processes on it. Counted whether or not
 * anything is known of the subject, so that the answer does not tell. A use that is refused is not counted.
 * One statement asks and counts: uses of one subject wait for each other at its row, until their transactions end.
 */
export const takeQuota = async (
  db: Statements,
  keys: Keys,
  now: Date,
  limits: readonly Limit[],
  ...subject: Subject
): Promise<Quota> => {
  const id = mac(keys('quota'), ...subject).toString('base64url');
  const most = Math.max(...limits.map((limit) => limit.uses)) - 2;
  const values = limits.flatMap((limit) => valuesOf(limit, now));
  const [taken] = await countUse(db, Object.assign({ id, now, uses: [now], most }, values));
  const [known] = taken
    ? [taken]
    : await db.select({ uses: quotaUses.uses }).from(quotaUses).where(eq(quotaUses.id, id));
  const next = nextAllowed(limits, known?.uses ?? [], now);
  return { allowed: taken !== undefined, next, retryAfter: secondsUntil(next, now) };
};
