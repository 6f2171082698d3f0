import { and, eq, inArray, isNull, lte, not } from 'drizzle-orm';
import { type Clock, DAY, HOUR, after } from './common/clock.ts';
import { KEY_LIFETIME } from './idempotency/once.ts';
import { countReserved } from './invitations/reserved-places.ts';
import { type Log, errorFields } from './common/log.ts';
import { hasContents, isUseful, withoutContents } from './mail/queue.ts';
import { PENDING_FOR } from './accounts/status.ts';
import { isPlain } from './store/database-features.ts';
import { pruneNameLocks } from './store/name-lock.ts';
import { MAX_WINDOW } from './store/quotas.ts';
import { idempotencyKeys, mails, quotaUses, registrations, webhookEvents } from './store/schema.ts';
import type { Statements } from './store/store.ts';

/** Longer than any mail or webhook is useful. */
const MAILS_KEPT_FOR = 30 * DAY;
/** Longer than its bearer token, which is needed to complete it. */
const STARTED_KEPT_FOR = 14 * DAY;
/** During this time its link reports that it has expired and offers a new one (D48). */
const LAPSED_KEPT_FOR = 90 * DAY;

/**
 * Deletes expired rows and updates the counters. Correctness does not depend on it: readers check the times themselves.
 */
export const prune = async (db: Statements, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, after(now, -KEY_LIFETIME)));
  // SKIP LOCKED: a transaction that locks a row is counting a use, and could deadlock on a row deleted here.
  const unused = db
    .select({ id: quotaUses.id })
    .from(quotaUses)
    .where(lte(quotaUses.usedAt, after(now, -MAX_WINDOW)))
    .for('update', { skipLocked: true });
  await db.delete(quotaUses).where(inArray(quotaUses.id, unused));
  await db.delete(mails).where(and(isNull(mails.nextAttemptAt), lte(mails.createdAt, after(now, -MAILS_KEPT_FOR))));
  await db
    .delete(webhookEvents)
    .where(and(isNull(webhookEvents.nextAttemptAt), lte(webhookEvents.createdAt, after(now, -MAILS_KEPT_FOR))));
  // Given up and no longer useful to send again.
  await db
    .update(mails)
    .set(withoutContents())
    .where(and(isNull(mails.deliveredAt), isNull(mails.nextAttemptAt), hasContents(), not(isUseful(now))));
  await db
    .delete(registrations)
    .where(and(eq(registrations.status, 'STARTED'), lte(registrations.createdAt, after(now, -STARTED_KEPT_FOR))));
  await db
    .delete(registrations)
    .where(
      and(
        inArray(registrations.status, ['PENDING_ACTIVATION', 'EXPIRED']),
        lte(registrations.pendingSince, after(now, -(PENDING_FOR + LAPSED_KEPT_FOR))),
      ),
    );
  await countReserved(db, now);
  if (isPlain(db)) await pruneNameLocks(db);
};

/** Prunes now and every hour. @returns stops it. */
export const pruneRegularly = (db: Statements, clock: Clock, log: Log): (() => void) => {
  const run = () =>
    void prune(db, clock.now()).catch((error: unknown) => log('store.prune-failed', errorFields(error)));
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
};
