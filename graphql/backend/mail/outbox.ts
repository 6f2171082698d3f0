import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import { type Clock, HOUR, MINUTE, SECOND, after } from '../clock.ts';
import { type Log, errorFields } from '../log.ts';
import { mails } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { type StoredMail, type Transport, isFinal } from './transport.ts';

const BATCH = 10;
/** While it lasts no other process takes the mail; past it the one that took it is thought to be gone. */
const LEASE = 2 * MINUTE;
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** How often the table is looked at without being told, for mails that other processes left behind. */
const LONGEST_SLEEP = MINUTE;

export interface Outbox {
  /** Looks for due mails: at once, or at a moment of chance within so many milliseconds. */
  wake(within?: number): void;
  /** Delivers what is due, and resolves when that is done. */
  deliverDue(): Promise<void>;
  /** Delivers what is due once more, then ends. */
  stop(): Promise<void>;
}

/** Claims due mails for this process by moving their next attempt past a lease. */
const takeDue = (db: Statements, now: Date): Promise<StoredMail[]> => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.deliveredAt), lte(mails.nextAttemptAt, now)))
    .orderBy(asc(mails.createdAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ nextAttemptAt: after(now, LEASE), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning();
};

/** Contents go with delivery: they hold links that open something. */
const markDelivered = (db: Statements, id: string, now: Date) =>
  db
    .update(mails)
    .set({ deliveredAt: now, nextAttemptAt: null, text: '', html: '', links: [], unsubscribeUrl: null })
    .where(eq(mails.id, id));

/** Puts the next attempt off, longer each time; null once there is no use in one. */
const putOff = (db: Statements, mail: StoredMail, error: unknown, now: Date) => {
  const pause = isFinal(error) ? undefined : PAUSES[mail.attempts - 1];
  const nextAttemptAt = pause === undefined ? null : after(now, pause);
  return db.update(mails).set({ nextAttemptAt }).where(eq(mails.id, mail.id));
};

const nextDue = async (db: Statements): Promise<Date | null> => {
  const [row] = await db
    .select({ due: min(mails.nextAttemptAt) })
    .from(mails)
    .where(and(isNull(mails.deliveredAt), isNotNull(mails.nextAttemptAt)));
  return row?.due ?? null;
};

/**
 * Delivers mails from the table that they were written to together with what they tell of: at least once, with a stable
 * Message-ID, and by any of the processes on the database (D42).
 */
export const runOutbox = (db: Statements, transport: Transport, clock: Clock, log: Log): Outbox => {
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const deliver = async (mail: StoredMail): Promise<void> => {
    try {
      await transport.deliver(mail);
      await markDelivered(db, mail.id, clock.now());
      log('mail.delivered', { mail: mail.id, attempts: mail.attempts });
    } catch (error) {
      log('mail.failed', { mail: mail.id, attempts: mail.attempts, ...errorFields(error) });
      await putOff(db, mail, error, clock.now());
    }
  };

  const round = async (): Promise<void> => {
    let taken: StoredMail[];
    do {
      taken = await takeDue(db, clock.now());
      await Promise.all(taken.map(deliver));
    } while (taken.length === BATCH);
  };

  const sleep = async (): Promise<void> => {
    if (stopped) return;
    const due = await nextDue(db);
    const pause = due === null ? LONGEST_SLEEP : Math.max(0, due.getTime() - clock.now().getTime());
    clearTimeout(timer);
    timer = setTimeout(() => void deliverDue(), Math.min(pause, LONGEST_SLEEP));
  };

  const loop = async (): Promise<void> => {
    try {
      do {
        again = false;
        await round();
      } while (again);
      await sleep();
    } catch (error) {
      log('mail.outbox-failed', errorFields(error));
      if (!stopped) timer = setTimeout(() => void deliverDue(), PAUSES[0]);
    } finally {
      running = null;
    }
  };

  const deliverDue = (): Promise<void> => {
    clearTimeout(timer);
    again = true;
    running ??= loop();
    return running;
  };

  const wake = (within = 0): void => {
    if (stopped) return;
    if (within === 0) void deliverDue();
    else
      later ??= setTimeout(() => {
        later = undefined;
        void deliverDue();
      }, randomInt(within));
  };

  void deliverDue();
  return {
    wake,
    deliverDue,
    stop: async () => {
      stopped = true;
      clearTimeout(later);
      await deliverDue();
      clearTimeout(timer);
      transport.close();
    },
  };
};
