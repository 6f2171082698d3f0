/** SQL statements of the mail queue. */
import { type SQL, and, asc, eq, gt, inArray, isNotNull, isNull, lte, min, ne, sql } from 'drizzle-orm';
import { MINUTE, SECOND, after } from '../common/clock.ts';
import { activationLinks, mailHolds, mails } from '../store/schema.ts';
import { cachedStatement } from '../store/cached-statement.ts';
import { LEASE } from '../common/outbox.ts';
import type { Statements } from '../store/store.ts';
import type { Reason } from '../store/mail-failures.ts';
import type { Failure } from './failure.ts';
import { MIN_GOOD_FOR } from './kinds.ts';
import type { StoredMail } from './transport.ts';

/** Clears the contents of a mail that was sent or given up: they have secret links. */
export const withoutContents = () => ({ text: '', html: '', links: [], unsubscribeUrl: null });

/** Condition: the mail can still be sent. */
export const hasContents = (): SQL => ne(mails.text, '');

/** SQL version of `goodUntilOf`. */
export const isUseful = (now: Date): SQL =>
  gt(
    sql`coalesce(${mails.goodUntil}, ${mails.createdAt} + make_interval(secs => ${MIN_GOOD_FOR / SECOND}))`,
    sql.param(now, mails.goodUntil),
  );

/** Neither delivered nor given up. */
export const waits = (): SQL | undefined => and(isNull(mails.deliveredAt), isNotNull(mails.nextAttemptAt));

const inTurn = [asc(mails.nextAttemptAt), asc(mails.sequence)];
/** A mail that lost its connection earlier is a poor probe, so others come first. */
const asProbe = [sql`${mails.reason} is not distinct from 'connection-lost'`, ...inTurn];

const takingBy = (order: readonly SQL[]) =>
  cachedStatement((db, { now, until, most }: { now: Date; until: Date; most: number }) => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), lte(mails.nextAttemptAt, now)))
      .orderBy(...order)
      .limit(most)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({ nextAttemptAt: until, attempts: sql`${mails.attempts} + 1` })
      .where(inArray(mails.id, due))
      .returning();
  });
const [takeInTurn, takeProbe] = [takingBy(inTurn), takingBy(asProbe)];

/** Leases due mails by moving their next attempt into the future: one as a probe, or up to `most` in order. */
export const takeDue = (db: Statements, now: Date, most: number | 'probe'): Promise<StoredMail[]> =>
  (most === 'probe' ? takeProbe : takeInTurn)(db, { now, until: after(now, LEASE), most: most === 'probe' ? 1 : most });

/** Renews the leases while a slow mail server receives the mails. */
export const renewLeases = (db: Statements, ids: readonly string[], now: Date) =>
  db
    .update(mails)
    .set({ nextAttemptAt: after(now, LEASE) })
    .where(and(inArray(mails.id, [...ids]), isNull(mails.deliveredAt)));

/**
 * The validity of an activation link starts at delivery (D25).
 * @returns whether the mail's link still works, or it has no link.
 */
export const renewLink = async (db: Statements, mail: StoredMail, now: Date): Promise<boolean> => {
  const { activationLink } = mail;
  if (activationLink === null || now < after(mail.createdAt, MINUTE)) return true;
  const { idHash, createdAt, expiresAt, supersededAt } = activationLinks;
  const start = sql`${sql.param(now, createdAt)}::timestamptz`;
  const renewed = await db
    .update(activationLinks)
    .set({ createdAt: now, expiresAt: sql`${start} + (${expiresAt} - ${createdAt})` })
    .where(and(eq(idHash, activationLink), isNull(supersededAt)))
    .returning({ idHash });
  return renewed.length === 1;
};

export const markDelivered = cachedStatement((db, { id, now }: { id: string; now: Date }) =>
  db
    .update(mails)
    .set({ deliveredAt: now, nextAttemptAt: null, reason: null, detail: null, ...withoutContents() })
    .where(eq(mails.id, id)),
);

/** Returns leased mails without counting the attempt. */
export const giveBack = (db: Statements, ids: readonly string[], now: Date) =>
  db
    .update(mails)
    .set({ nextAttemptAt: now, attempts: sql`${mails.attempts} - 1` })
    .where(inArray(mails.id, [...ids]));

/** @param nextAttemptAt null: given up; an operator can send it again while it is useful. */
export const putOff = (db: Statements, id: string, { reason, detail }: Failure, nextAttemptAt: Date | null) =>
  db.update(mails).set({ nextAttemptAt, reason, detail }).where(eq(mails.id, id));

/** Gives up a mail that is no longer useful. */
export const giveUp = (db: Statements, id: string, reason: Reason) =>
  db
    .update(mails)
    .set({ nextAttemptAt: null, reason, ...withoutContents() })
    .where(eq(mails.id, id));

/** Makes mails due that a lost connection had deferred. */
export const undoConnectionLost = (db: Statements, now: Date) =>
  db
    .update(mails)
    .set({ nextAttemptAt: now })
    .where(and(waits(), eq(mails.reason, 'connection-lost')));

const selectNext = cachedStatement((db) => {
  const held = db.select({ at: mailHolds.nextProbeAt }).from(mailHolds).limit(1);
  return db
    .select({ due: min(mails.nextAttemptAt), heldUntil: sql`(${held})`.mapWith(mailHolds.nextProbeAt) })
    .from(mails)
    .where(waits());
});

/** When the next mail is due and until when the queue is held; null: no mail waits, or no hold. */
export const nextDue = async (db: Statements): Promise<{ due: Date | null; heldUntil: Date | null }> => {
  const [row] = await selectNext(db, {});
  return { due: row?.due ?? null, heldUntil: row?.heldUntil ?? null };
};

export const countWaiting = (db: Statements): Promise<number> => db.$count(mails, waits());
