/** Holds the queue while the mail server accepts no mail: one process at a time probes with a single mail (D44). */
import { and, eq, lte } from 'drizzle-orm';
import { MINUTE, SECOND, after } from '../common/clock.ts';
import { mailHolds } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { REASONS } from '../store/mail-failures.ts';
import { type Failure } from './failure.ts';
import { LEASE, pauseAfter } from '../common/outbox.ts';

type Hold = typeof mailHolds.$inferSelect;

/** Probe intervals while the server is unreachable. A recovered server is used within a minute. */
const WHILE_UNREACHABLE = [5 * SECOND, 15 * SECOND, 30 * SECOND, 50 * SECOND];
/** Probe intervals after a refusal: the server may block a client that retries too often. */
const AFTER_REFUSAL = [5 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

const probeIntervals = ({ reply }: Failure): readonly number[] =>
  reply !== null && reply >= 500 ? AFTER_REFUSAL : WHILE_UNREACHABLE;

/** The stored detail contains nothing about a recipient. */
const detailOf = ({ reason, detail, reply, status }: Failure): string =>
  REASONS[reason].mail === 'untried' ? detail : [reply, status].filter((part) => part !== null).join(' ');

/** Starts or extends a hold. */
export const holdQueue = async (db: Statements, failure: Failure, now: Date): Promise<Hold> => {
  const [before] = await db.select().from(mailHolds);
  const failures = (before?.failures ?? 0) + 1;
  const hold = {
    id: 1,
    since: before?.since ?? now,
    nextProbeAt: after(now, pauseAfter(failures, probeIntervals(failure))),
    failures,
    reason: failure.reason,
    detail: detailOf(failure),
  };
  await db.insert(mailHolds).values(hold).onConflictDoUpdate({ target: mailHolds.id, set: hold });
  return hold;
};

/** Whether this process probes now; other processes do not until it finishes or its lease expires. */
export const claimProbe = async (db: Statements, now: Date): Promise<Hold | null> => {
  const [claimed] = await db
    .update(mailHolds)
    .set({ nextProbeAt: after(now, LEASE) })
    .where(and(eq(mailHolds.id, 1), lte(mailHolds.nextProbeAt, now)))
    .returning();
  return claimed ?? null;
};

/** Makes the next probe due at once: after a start with possibly other settings, or by an operator. */
export const probeNow = (db: Statements, now: Date) => db.update(mailHolds).set({ nextProbeAt: now });

/** Ends the hold. @returns the hold, for the one process that ended it. */
export const releaseQueue = async (db: Statements): Promise<Hold | null> => {
  const [released] = await db.delete(mailHolds).returning();
  return released ?? null;
};
