/** While the mail server takes no mail at all, all of them wait for one that is tried: by whichever process comes first (D44). */
import { and, eq, lte } from 'drizzle-orm';
import { MINUTE, SECOND, after } from '../clock.ts';
import { mailHolds } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { type Failure, REASONS } from './failure.ts';
import { LEASE } from '../outbox.ts';

export type Hold = typeof mailHolds.$inferSelect;

/** Between two tries of a server that is not there. It is used again within a minute. */
const WHILE_AWAY = [5 * SECOND, 15 * SECOND, 30 * SECOND, 50 * SECOND];
/** Of one that said no: it may lock out whoever asks too often. */
const AFTER_REFUSAL = [5 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

const pauseAfter = (failures: number, { reply }: Failure): number => {
  const pauses = reply !== null && reply >= 500 ? AFTER_REFUSAL : WHILE_AWAY;
  return pauses[Math.min(failures, pauses.length) - 1] ?? MINUTE;
};

/** What is kept of it has nothing of a recipient. */
const detailOf = ({ reason, detail, reply, status }: Failure): string =>
  REASONS[reason].mail === 'untried' ? detail : [reply, status].filter((part) => part !== null).join(' ');

/** The queue is held, or held on. */
export const holdQueue = async (db: Statements, failure: Failure, now: Date): Promise<Hold> => {
  const [before] = await db.select().from(mailHolds);
  const failures = (before?.failures ?? 0) + 1;
  const hold = {
    id: 1,
    since: before?.since ?? now,
    nextProbeAt: after(now, pauseAfter(failures, failure)),
    failures,
    reason: failure.reason,
    detail: detailOf(failure),
  };
  await db.insert(mailHolds).values(hold).onConflictDoUpdate({ target: mailHolds.id, set: hold });
  return hold;
};

/** Whether this process tries a mail now. Nobody else does until it is done, or thought to be gone. */
export const claimProbe = async (db: Statements, now: Date): Promise<Hold | null> => {
  const [claimed] = await db
    .update(mailHolds)
    .set({ nextProbeAt: after(now, LEASE) })
    .where(and(eq(mailHolds.id, 1), lte(mailHolds.nextProbeAt, now)))
    .returning();
  return claimed ?? null;
};

/** The next mail that is due is tried at once: a process with other settings, or an operator, has come. */
export const probeNow = (db: Statements, now: Date) => db.update(mailHolds).set({ nextProbeAt: now });

/** The server takes mails again. @returns what had held them, for the one process that ended it. */
export const releaseQueue = async (db: Statements): Promise<Hold | null> => {
  const [released] = await db.delete(mailHolds).returning();
  return released ?? null;
};
