import { and, eq, ne, sql } from 'drizzle-orm';
import type { ConsentInput } from '../../generated/backend.ts';
import { randomId } from '../keys.ts';
import { consents, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

export type StoredRegistration = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/** Where other processes hear that a registration's status changed; the payload is its id. */
export const STATUS_CHANNEL = 'registration_status';

/** Lets one transaction at a time work on an address, so that those after it see what it did. Taken before any row. */
export const lockAddress = async (tx: Statements, account: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
};

const isOwnerOf = (account: string) =>
  and(eq(registrations.accountKey, account), eq(registrations.decoy, false), ne(registrations.status, 'EXPIRED'));

/** The registration that an address has (a decoy is none), locked; its expiry is not judged yet. */
export const findByAccount = async (tx: Statements, account: string): Promise<StoredRegistration | null> => {
  const [row] = await tx.select().from(registrations).where(isOwnerOf(account)).for('update');
  return row ?? null;
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
  if (changes.status) await tx.execute(sql`select pg_notify(${STATUS_CHANNEL}, ${id})`);
  return row;
};

export const deleteRegistration = (tx: Statements, id: string) =>
  tx.delete(registrations).where(eq(registrations.id, id));

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
