import { type SQL, and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '../../../machines/domain/languages.ts';
import type { ConsentInput } from '../../generated/backend.ts';
import { after } from '../clock.ts';
import { randomId } from '../keys.ts';
import { isPlain } from '../store/database-features.ts';
import { lockName } from '../store/name-lock.ts';
import { consents, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { PENDING_FOR } from './status.ts';

export type StoredRegistration = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/** Where other processes hear that a registration's status changed; the payload is its id. */
export const STATUS_CHANNEL = 'registration_status';

/** Lets one transaction at a time work on an address, so that those after it see what it did. Taken before any row. */
export const lockAddress = (tx: Statements, account: string): Promise<void> => lockName(tx, account);

/** Tells the other processes, once the transaction ends, that the status of some registrations changed. A plain database tells nobody. */
export const tellOfStatus = async (tx: Statements, which: SQL | undefined): Promise<void> => {
  if (isPlain(tx)) return;
  await tx.execute(sql`select pg_notify(${STATUS_CHANNEL}, ${registrations.id}) from ${registrations} where ${which}`);
};

const isOwnerOf = (account: string) =>
  and(eq(registrations.accountKey, account), eq(registrations.decoy, false), ne(registrations.status, 'EXPIRED'));

const isBegun = (account: string) => and(eq(registrations.accountKey, account), eq(registrations.status, 'STARTED'));

/**
 * The registration that an address has (a decoy is none); its expiry is not judged yet. Locked, and with it what is only begun: before
 * any code is, as a second step does it.
 */
export const findByAccount = async (tx: Statements, account: string): Promise<StoredRegistration | null> => {
  const rows = await tx
    .select()
    .from(registrations)
    .where(or(isOwnerOf(account), isBegun(account)))
    .orderBy(asc(registrations.id))
    .for('update');
  return rows.find(({ decoy }) => !decoy) ?? null;
};

/** The same, not locked: for whoever holds locks already that others take after its own. */
export const findOwner = async (tx: Statements, account: string): Promise<StoredRegistration | null> => {
  const [row] = await tx.select().from(registrations).where(isOwnerOf(account));
  return row ?? null;
};

/** A registration by its id, locked until the transaction ends. */
export const lockRegistration = async (tx: Statements, id: string): Promise<StoredRegistration | null> => {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row ?? null;
};

export const findRegistration = async (db: Statements, id: string): Promise<StoredRegistration | null> => {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
};

export const insertRegistration = async (tx: Statements, values: NewRegistration): Promise<StoredRegistration> => {
  const [row] = await tx.insert(registrations).values(values).returning();
  if (!row) throw new Error('the inserted registration did not come back');
  return row;
};

/** Changes a registration, and tells whoever listens when that touches its status. */
export const updateRegistration = async (
  tx: Statements,
  id: string,
  changes: Partial<NewRegistration>,
): Promise<StoredRegistration> => {
  const [row] = await tx.update(registrations).set(changes).where(eq(registrations.id, id)).returning();
  if (!row) throw new Error('the registration to change is gone');
  if (changes.status) await tellOfStatus(tx, eq(registrations.id, id));
  return row;
};

/** Deletes what is only begun of an address. @param except one that stays. */
export const deleteBegun = (tx: Statements, account: string, except: string | null) =>
  tx.delete(registrations).where(and(isBegun(account), ne(registrations.id, except ?? '')));

/** Records that the registration of an address was not activated in time (D14), and tells whoever listens. */
export const recordLapsed = (tx: Statements, account: string, now: Date) =>
  tx
    .update(registrations)
    .set({ status: 'EXPIRED' })
    .where(
      and(
        isOwnerOf(account),
        eq(registrations.status, 'PENDING_ACTIVATION'),
        lte(registrations.pendingSince, after(now, -PENDING_FOR)),
      ),
    )
    .returning({ told: isPlain(tx) ? registrations.id : sql`pg_notify(${STATUS_CHANNEL}, ${registrations.id})` });

/** Keeps the language that a registration which waits is written to in from now on; nothing where there is none. */
export const keepLocale = (tx: Statements, id: string, locale: Locale) =>
  tx
    .update(registrations)
    .set({ locale })
    .where(and(eq(registrations.id, id), eq(registrations.status, 'PENDING_ACTIVATION')));

/** Keeps what was agreed to, with the document's key and the time. */
export const recordConsents = async (
  tx: Statements,
  registrationId: string,
  given: readonly ConsentInput[],
  now: Date,
): Promise<void> => {
  if (given.length === 0) return;
  await tx.insert(consents).values(
    given.map(({ type, documentPk, accepted }) => ({
      id: randomId(),
      registrationId,
      type,
      documentPk,
      accepted,
      recordedAt: now,
    })),
  );
};

/** Uses one place of a code. False when none is left: the condition is part of the statement. */
export const usePlace = async (tx: Statements, code: string): Promise<boolean> => {
  const used = await tx
    .update(registrationCodes)
    .set({ balance: sql`${registrationCodes.balance} - 1` })
    .where(and(eq(registrationCodes.code, code), sql`${registrationCodes.balance} > 0`))
    .returning({ code: registrationCodes.code });
  return used.length === 1;
};
