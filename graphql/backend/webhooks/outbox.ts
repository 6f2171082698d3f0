/**
 * Delivers events to another system by POST, signed as in Standard Webhooks 1.0: at least once, from any process on the
 * database.
 */
import { createHmac } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import { type Clock, SECOND, after } from '../common/clock.ts';
import { type Log, errorFields } from '../common/log.ts';
import { LEASE, MAX_SLEEP, type Rounds, pauseAfter } from '../common/outbox.ts';
import { webhookEvents } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** Sent concurrently, so a batch ends well within the lease. */
const BATCH = 10;
const ANSWER_LIMIT = 15 * SECOND;

interface WebhookTarget {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}
type StoredEvent = typeof webhookEvents.$inferSelect;

const { id, attempts, nextAttemptAt, deliveredAt } = webhookEvents;
const waits = and(isNull(deliveredAt), isNotNull(nextAttemptAt));

/** @param sentAt seconds since 1970: receivers refuse old signatures. */
const signatureOf = (secret: string, eventId: string, sentAt: string, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${eventId}.${sentAt}.${body}`).digest('base64')}`;
};

/** @returns the failure; null if accepted. */
const post = async ({ url, secret }: WebhookTarget, event: StoredEvent, now: Date, ending: AbortSignal) => {
  const sentAt = String(Math.floor(now.getTime() / SECOND));
  try {
    const { status, body } = await fetch(url, {
      method: 'POST',
      // A redirect target is not the configured receiver.
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': sentAt,
        'webhook-signature': signatureOf(secret, event.id, sentAt, event.body),
      },
      body: event.body,
      signal: AbortSignal.any([ending, AbortSignal.timeout(ANSWER_LIMIT)]),
    });
    await body?.cancel();
    return status >= 200 && status < 300 ? null : `HTTP ${status}`;
  } catch (error) {
    const { name, cause } = error as Error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  }
};

/** Leases due events by moving their next attempt into the future. */
const takeDue = (db: Statements, now: Date): Promise<StoredEvent[]> => {
  const due = db
    .select({ id })
    .from(webhookEvents)
    .where(and(waits, lte(nextAttemptAt, now)))
    .orderBy(asc(nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(webhookEvents)
    .set({ nextAttemptAt: after(now, LEASE), attempts: sql`${attempts} + 1` })
    .where(inArray(id, due))
    .returning();
};

/** Rounds of the event queue. Expired events are given up; others are retried until accepted. */
export const webhookRounds = (db: Statements, target: WebhookTarget, clock: Clock, log: Log): Rounds => {
  const deliver = async (event: StoredEvent, ending: AbortSignal): Promise<void> => {
    const now = clock.now();
    const set = (changes: Partial<StoredEvent>) => db.update(webhookEvents).set(changes).where(eq(id, event.id));
    const fields = { webhook: event.id, attempts: event.attempts };
    if (event.goodUntil <= now) {
      await set({ nextAttemptAt: null });
      log('webhook.given-up', { ...fields, detail: event.detail });
      return;
    }
    const detail = await post(target, event, now, ending);
    if (detail === null) {
      await set({ deliveredAt: clock.now(), nextAttemptAt: null, detail });
      log('webhook.delivered', fields);
      return;
    }
    const pause = pauseAfter(event.attempts);
    await set({ nextAttemptAt: after(clock.now(), pause), detail });
    log('webhook.deferred', { ...fields, detail, nextAttemptIn: pause / SECOND });
  };
  return {
    round: async (ending) => {
      const taken = ending.aborted ? [] : await takeDue(db, clock.now());
      await Promise.all(taken.map((event) => deliver(event, ending)));
      return taken.length === BATCH;
    },
    rest: async () => {
      const [next] = await db
        .select({ due: min(nextAttemptAt) })
        .from(webhookEvents)
        .where(waits);
      if (!next?.due) return MAX_SLEEP;
      return Math.min(MAX_SLEEP, Math.max(0, next.due.getTime() - clock.now().getTime()));
    },
    failed: (error) => log('webhook.failed', errorFields(error)),
  };
};
