/**
 * Reserved places of a code (D14). `registration_codes.reserved` is a counter that a trigger updates in the transaction
 * of each change (migration 0006), so a lookup does not count rows. An expiry changes no row: readers subtract expired
 * registrations with an index range scan, until `leaveOutLapsed` advances the start of the counted period past them.
 */
import { type SQL, and, asc, count, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { lapsedUntil } from '../accounts/status.ts';
import { cachedStatement, isOneOf } from '../store/cached-statement.ts';
import { registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

const { reserved, reservedAfter } = registrationCodes;

/** Registrations of the code of the enclosing statement that are pending, or were until they expired. */
const isOfCode = and(
  eq(registrations.code, registrationCodes.code),
  inArray(registrations.status, ['PENDING_ACTIVATION', 'EXPIRED']),
);

/** Included in the counter, but expired since. */
const hasLapsed = (until: Date) =>
  and(gt(registrations.pendingSince, reservedAfter), lte(registrations.pendingSince, until));

/**
 * SQL expression: reserved places of a code now, consistent with the balance read by the same statement. To read under
 * a lock, start the statement after the lock is held: its snapshot does not show what it waited for.
 */
export const reservedPlaces = (tx: Statements, now: Date): SQL<number> => placesSince(tx, lapsedUntil(now));

/** As `reservedPlaces`. @param until registrations pending since this time or earlier have expired. */
export const placesSince = (tx: Statements, until: Date): SQL<number> => {
  const number = (since: SQL | undefined) =>
    tx.select({ rows: count() }).from(registrations).where(and(isOfCode, since));
  const waits = gt(registrations.pendingSince, until);
  const places = sql`(case when ${isNull(reservedAfter)} then (${number(waits)}) else ${reserved} - (${number(hasLapsed(until))}) end)`;
  return places.mapWith(Number);
};

/** A separate statement: one that reads and locks would read a snapshot from before the wait. */
export const lockCode = (tx: Statements, code: string) =>
  tx
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, code))
    .for('update');

const lockCodes = cachedStatement(
  (tx, { codes, leaving }: { codes: readonly string[]; leaving: readonly string[] }) => {
    const mayHavePlace = or(gt(registrationCodes.balance, reserved), isNull(reservedAfter));
    return tx
      .select({ code: registrationCodes.code })
      .from(registrationCodes)
      .where(and(isOneOf(registrationCodes.code, codes), or(isOneOf(registrationCodes.code, leaving), mayHavePlace)))
      .orderBy(asc(registrationCodes.code))
      .for('update');
  },
);

/**
 * Locks a code if it may have a free place; a full one is not locked, so requests for it do not wait.
 * @param leaving codes whose places are freed in this transaction: locked as well, in one order.
 * @returns whether the code is locked.
 */
export const lockForPlace = async (tx: Statements, code: string, leaving: readonly string[]): Promise<boolean> => {
  const locked = await lockCodes(tx, { codes: [code, ...leaving], leaving });
  return locked.some((row) => row.code === code);
};

/** Locks the codes of an account's registrations in one order, because deleting them changes the counters. */
export const lockCodesOf = (tx: Statements, account: string) =>
  tx
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(
      inArray(
        registrationCodes.code,
        tx.select({ code: registrations.code }).from(registrations).where(eq(registrations.accountKey, account)),
      ),
    )
    .orderBy(asc(registrationCodes.code))
    .for('update');

/** Removes expired registrations from the counter; initialises it if unset. The caller holds the lock. */
export const leaveOutLapsed = async (tx: Statements, code: string, now: Date): Promise<void> => {
  await tx
    .update(registrationCodes)
    .set({
      reserved: reservedPlaces(tx, now),
      // After the clock was set backwards, keeps the later start.
      reservedAfter: sql`greatest(${reservedAfter}, ${sql.param(lapsedUntil(now), reservedAfter)})`,
    })
    .where(eq(registrationCodes.code, code));
};

/** Codes per query. */
const BATCH = 500;

const codesToCount = (db: Statements, now: Date) => {
  const lapsed = db
    .select({ code: registrations.code })
    .from(registrations)
    .where(and(isOfCode, hasLapsed(lapsedUntil(now))));
  return db
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(or(isNull(reservedAfter), and(gt(reserved, 0), exists(lapsed))))
    .limit(BATCH);
};

/** Updates every code that needs it, one transaction each, so requests wait only for their own code. */
export const countReserved = async (db: Statements, now: Date): Promise<void> => {
  for (;;) {
    const codes = await codesToCount(db, now);
    for (const { code } of codes)
      await db.transaction(async (tx) => {
        await lockCode(tx, code);
        await leaveOutLapsed(tx, code, now);
      });
    if (codes.length < BATCH) return;
  }
};
