import { type SQL, eq, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND, after } from '../common/clock.ts';
import { type Keys, mac } from '../common/keys.ts';
import { cachedStatement } from './cached-statement.ts';
import { quotaUses } from './schema.ts';
import type { Statements } from './store.ts';

/** Number of uses within a sliding window in ms. */
export interface Limit {
  uses: number;
  within: number;
}

/** Upper limit of windows, in ms: older uses are deleted. */
export const MAX_WINDOW = HOUR;

/**
 * Limit per kind of mail to an address: once a minute and five times an hour (D26); for all kinds together:
 * `mail/allowance.ts`.
 */
export const MAIL_LIMITS: readonly Limit[] = [
  { uses: 1, within: MINUTE },
  { uses: 5, within: HOUR },
];

/** `next`: when the next use is allowed; `retryAfter`: the same in whole seconds, at least one. */
export interface Quota {
  allowed: boolean;
  next: Date;
  retryAfter: number;
}

/** Counter name: operation and client or recipient. Stored as a keyed hash. */
type Subject = readonly [action: string, ...of: string[]];

export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** A use further ahead than the window was counted before the clock was set backwards; it no longer counts. */
const fills = (use: Date, { within }: Limit, now: Date): boolean =>
  use > after(now, -within) && use <= after(now, within);

/** When the next use is allowed: for each full limit, when the oldest counted use leaves its window. */
const nextAllowed = (limits: readonly Limit[], used: readonly Date[], now: Date): Date =>
  limits
    .flatMap((limit) => {
      const first = used.at(-limit.uses);
      return first && fills(first, limit, now) ? [after(first < now ? first : now, limit.within)] : [];
    })
    .reduce((latest, time) => (time > latest ? time : latest), now);

/** SQL condition that a limit allows another use, equivalent to `nextAllowed`. */
const allowsUse = ([nth, from, until]: readonly unknown[]): SQL => {
  const { uses } = quotaUses;
  const first = sql`${uses}[cardinality(${uses}) - ${nth}]`;
  return sql`(${first} > ${from}::timestamptz and ${first} <= ${until}::timestamptz) is not true`;
};

/** The parameters of `allowsUse` for a limit. */
const valuesOf = ({ uses, within }: Limit, now: Date): unknown[] => [uses - 1, after(now, -within), after(now, within)];

interface Use {
  id: string;
  now: Date;
  uses: Date[];
  /** Number of previous uses to keep, less one: limits need no more. */
  most: number;
}

const countUse = cachedStatement((db, { id, now, uses, most, ...limits }: Use & Record<number, unknown>) => {
  const values = Object.values(limits);
  const conditions = values.flatMap((_, nth) => (nth % 3 === 0 ? allowsUse(values.slice(nth, nth + 3)) : []));
  const { uses: known } = quotaUses;
  return db
    .insert(quotaUses)
    .values({ id, subject: id, usedAt: now, uses })
    .onConflictDoUpdate({
      target: quotaUses.id,
      set: { usedAt: now, uses: sql`(${known} || excluded.uses)[greatest(1, cardinality(${known}) - ${most}):]` },
      setWhere: sql.join(conditions, sql` and `),
    })
    .returning({ uses: known });
});

/**
 * Counts a use of a subject in the database, shared by all processes. Counts for known and unknown subjects alike, so
 * the response reveals nothing. Refused uses are not counted. A single statement checks and counts: concurrent uses of
 * one subject wait for its row lock until the end of the transaction.
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
