import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND, after } from '../clock.ts';
import { type Keys, mac, randomId } from '../keys.ts';
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

/** `retryAfter`: whole seconds until the next one is allowed. */
export interface Quota {
  allowed: boolean;
  retryAfter: number;
}

/** What is counted: what is being done, and by whom or to whom. Stored as a keyed hash. */
type Subject = readonly [action: string, ...of: string[]];

const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** When the next use is allowed: of each limit, once the first of the last uses that fill it has left its window. */
const nextAllowed = (limits: readonly Limit[], used: readonly Date[], now: Date): Date =>
  limits
    .flatMap(({ uses, within }) => {
      const first = used.at(-uses);
      return first ? [after(first, within)] : [];
    })
    .reduce((latest, time) => (time > latest ? time : latest), now);

/**
 * Counts a use against the quota of a subject, in the database: it holds for all processes on it. Counted whether or not
 * anything is known of the subject, so that the answer does not tell. A use that is refused is not counted.
 * @param tx a transaction: uses of one subject wait for each other until it ends.
 */
export const takeQuota = async (
  tx: Statements,
  keys: Keys,
  now: Date,
  limits: readonly Limit[],
  ...subject: Subject
): Promise<Quota> => {
  const hashed = mac(keys('quota'), ...subject).toString('base64url');
  const isOfSubject = eq(quotaUses.subject, hashed);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashed}, 1))`);
  await tx.delete(quotaUses).where(and(isOfSubject, lte(quotaUses.usedAt, after(now, -LONGEST_WINDOW))));
  const rows = await tx
    .select({ usedAt: quotaUses.usedAt })
    .from(quotaUses)
    .where(isOfSubject)
    .orderBy(asc(quotaUses.usedAt));
  const used = rows.map(({ usedAt }) => usedAt);
  const next = nextAllowed(limits, used, now);
  if (next > now) return { allowed: false, retryAfter: secondsUntil(next, now) };
  await tx.insert(quotaUses).values({ id: randomId(), subject: hashed, usedAt: now });
  return { allowed: true, retryAfter: secondsUntil(nextAllowed(limits, [...used, now], now), now) };
};
