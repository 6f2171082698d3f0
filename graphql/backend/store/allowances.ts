import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND, after } from '../clock.ts';
import { type Keys, mac, randomId } from '../keys.ts';
import { allowances } from './schema.ts';
import type { Statements } from './store.ts';

/** At most once a minute and five times an hour (D26). */
const PER_HOUR = 5;

/** `retryAfter`: whole seconds until the next one is allowed. */
export type Allowance = { allowed: true; retryAfter: number } | { allowed: false; retryAfter: number };

const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** When the next is allowed, given the times of the last hour in ascending order. */
const nextAllowed = (taken: readonly Date[], now: Date): Date => {
  const last = taken.at(-1);
  const minuteOver = last ? after(last, MINUTE) : now;
  const fifthFromLast = taken.at(-PER_HOUR);
  const hourOver = fifthFromLast ? after(fifthFromLast, HOUR) : now;
  return minuteOver > hourOver ? minuteOver : hourOver;
};

/**
 * Takes one of the few that a subject is allowed: once a minute, five an hour. Counted whether or not anything is known
 * of the subject, so that the answer does not tell.
 * @param subject what is being done and to whom; stored as a keyed hash.
 */
export const takeAllowance = async (
  tx: Statements,
  keys: Keys,
  now: Date,
  ...subject: readonly string[]
): Promise<Allowance> => {
  const hashed = mac(keys('allowance'), ...subject).toString('base64url');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashed}, 1))`);
  const rows = await tx
    .select({ takenAt: allowances.takenAt })
    .from(allowances)
    .where(and(eq(allowances.subject, hashed), gt(allowances.takenAt, after(now, -HOUR))))
    .orderBy(asc(allowances.takenAt));
  const taken = rows.map((row) => row.takenAt);
  const next = nextAllowed(taken, now);
  if (next > now) return { allowed: false, retryAfter: secondsUntil(next, now) };
  await tx.insert(allowances).values({ id: randomId(), subject: hashed, takenAt: now });
  return { allowed: true, retryAfter: secondsUntil(nextAllowed([...taken, now], now), now) };
};
