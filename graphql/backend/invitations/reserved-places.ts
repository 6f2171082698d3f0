/**
 * Places of a code that are reserved (D14). They are not counted at each look: `registration_codes.reserved` is a counter that a trigger
 * moves in the transaction of each change (migration 0006). What lapses changes no row, so it is taken off: by whoever reads, in a range
 * of an index, until `leaveOutLapsed` has moved the beginning of what is counted behind it.
 */
import { type SQL, and, asc, count, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { lapsedUntil } from '../registrations/status.ts';
import { kept } from '../store/kept.ts';
import { isOneOf } from '../store/one-of.ts';
import { registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

const { reserved, reservedAfter } = registrationCodes;

/** Of the code in the statement around it: what waits for its activation, or did when it lapsed. */
const isOfCode = and(
  eq(registrations.code, registrationCodes.code),
  inArray(registrations.status, ['PENDING_ACTIVATION', 'EXPIRED']),
);

/** Counted, and has lapsed since. */
const hasLapsed = (until: Date) =>
  and(gt(registrations.pendingSince, reservedAfter), lte(registrations.pendingSince, until));

/**
 * The places of a code that are reserved now, in a statement that reads the code: so they are of the moment of its balance. Under a lock the
 * statement must begin after the lock was had: what it waits for it does not see.
 */
export const reservedPlaces = (tx: Statements, now: Date): SQL<number> => placesSince(tx, lapsedUntil(now));

/** The same. @param until what began to wait up to then has lapsed. */
export const placesSince = (tx: Statements, until: Date): SQL<number> => {
  const number = (since: SQL | undefined) =>
    tx.select({ rows: count() }).from(registrations).where(and(isOfCode, since));
  const waits = gt(registrations.pendingSince, until);
  const places = sql`(case when ${isNull(reservedAfter)} then (${number(waits)}) else ${reserved} - (${number(hasLapsed(until))}) end)`;
  return places.mapWith(Number);
};

/** A statement of its own: what one reads after it waited for the lock would be of the time before the wait. */
export const lockCode = (tx: Statements, code: string) =>
  tx
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, code))
    .for('update');

const lockCodes = kept((tx, { codes, leaving }: { codes: readonly string[]; leaving: readonly string[] }) => {
  const mayHavePlace = or(gt(registrationCodes.balance, reserved), isNull(reservedAfter));
  return tx
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(and(isOneOf(registrationCodes.code, codes), or(isOneOf(registrationCodes.code, leaving), mayHavePlace)))
    .orderBy(asc(registrationCodes.code))
    .for('update');
});

/**
 * Locks a code as long as it may have a place left: where all are reserved there is nothing to take, so that nobody waits to be told so.
 * @param leaving codes that places go back to in this transaction: locked with it, in one order.
 * @returns whether it did.
 */
export const lockForPlace = async (tx: Statements, code: string, leaving: readonly string[]): Promise<boolean> => {
  const locked = await lockCodes(tx, { codes: [code, ...leaving], leaving });
  return locked.some((row) => row.code === code);
};

/** Locks the codes of an address's registrations in one order: whoever deletes these changes the counters. */
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

/** Counts a code from now on without what has lapsed; one that was not counted yet is counted. The code is locked. */
export const leaveOutLapsed = async (tx: Statements, code: string, now: Date): Promise<void> => {
  await tx
    .update(registrationCodes)
    .set({
      reserved: reservedPlaces(tx, now),
      // By a clock that was set back nothing has lapsed that is not left out already.
      reservedAfter: sql`greatest(${reservedAfter}, ${sql.param(lapsedUntil(now), reservedAfter)})`,
    })
    .where(eq(registrationCodes.code, code));
};

/** How many codes are asked for at once. */
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

/** Does so with every code that needs it, each in a transaction of its own: nobody waits for more than the counting of their code. */
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
