import { type SQL, eq, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND, after } from '../clock.ts';
import { type Keys, mac } from '../keys.ts';
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
const hasRoom = ({ uses: most, within }: Limit, now: Date): SQL => {
  const { uses, usedAt } = quotaUses;
  const first = sql`${uses}[cardinality(${uses}) - ${most - 1}]`;
  const [from, until] = [-within, within].map((by) => sql`${sql.param(after(now, by), usedAt)}::timestamptz`);
  return sql`(${first} > ${from} and ${first} <= ${until}) is not true`;
};

/** The uses with the new one, as many as a limit looks at. */
const withNewUse = (limits: readonly Limit[]): SQL => {
  const { uses } = quotaUses;
  const most = Math.max(...limits.map((limit) => limit.uses));
  return sql`(${uses} || excluded.uses)[greatest(1, cardinality(${uses}) - ${most - 2}):]`;
};

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
  const [taken] = await db
    .insert(quotaUses)
    .values({ id, subject: id, usedAt: now, uses: [now] })
    .onConflictDoUpdate({
      target: quotaUses.id,
      set: { usedAt: now, uses: withNewUse(limits) },
      setWhere: sql.join(
        limits.map((limit) => hasRoom(limit, now)),
        sql` and `,
      ),
    })
    .returning({ uses: quotaUses.uses });
  const [known] = taken
    ? [taken]
    : await db.select({ uses: quotaUses.uses }).from(quotaUses).where(eq(quotaUses.id, id));
  const next = nextAllowed(limits, known?.uses ?? [], now);
  return { allowed: taken !== undefined, next, retryAfter: secondsUntil(next, now) };
};
