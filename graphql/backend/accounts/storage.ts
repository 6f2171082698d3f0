import { type SQL, and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Locale } from '../../../locales/languages.ts';
import type { ConsentInput } from '../../generated/backend.ts';
import { randomId, hashOf } from '../common/keys.ts';
import { isPlain } from '../store/database-features.ts';
import { lockName } from '../store/name-lock.ts';
import { cachedStatement, isOneOf } from '../store/cached-statement.ts';
import { consents, registrationCodes, registrations, activationLinks } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

export type StoredRegistration = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/** NOTIFY channel for status changes; the payload is the registration id. */
export const STATUS_CHANNEL = 'registration_status';

/** Serialises transactions on an address. Locked before any row. */
export const lockAddress = (tx: Statements, account: string): Promise<void> => lockName(tx, account);

/** Notifies other processes of status changes on commit. Does nothing on a plain database. */
export const notifyOfStatus = async (tx: Statements, which: SQL | undefined): Promise<void> => {
  if (isPlain(tx)) return;
  await tx.execute(sql`select pg_notify(${STATUS_CHANNEL}, ${registrations.id}) from ${registrations} where ${which}`);
};

/** Pending or active registrations of an address; at most one is not a decoy. Started ones do not count (D14). */
const isHolderOf = (account: string) =>
  and(eq(registrations.accountKey, account), inArray(registrations.status, ['PENDING_ACTIVATION', 'ACTIVE']));

const isOwnerOf = (account: string) => and(isHolderOf(account), eq(registrations.decoy, false));

/**
 * Locks pending and active registrations of an address, including decoys, before any code is locked; does not check
 * expiry.
 */
export const lockHolders = cachedStatement((tx, { account }: { account: string }) =>
  tx.select().from(registrations).where(isHolderOf(account)).orderBy(asc(registrations.id)).for('update'),
);

/** The registration that has an address, never a decoy; not locked, does not check expiry. */
export const findOwner = async (tx: Statements, account: string): Promise<StoredRegistration | null> => {
  const [row] = await tx.select().from(registrations).where(isOwnerOf(account));
  return row ?? null;
};

/** Finds a registration and locks it until the end of the transaction. */
export const lockRegistration = async (tx: Statements, id: string): Promise<StoredRegistration | null> => {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return row ?? null;
};

export const findRegistration = async (db: Statements, id: string): Promise<StoredRegistration | null> => {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
};

const insert = cachedStatement((tx, values: NewRegistration) => tx.insert(registrations).values(values).returning());

export const insertRegistration = async (tx: Statements, values: NewRegistration): Promise<StoredRegistration> => {
  const [row] = await insert(tx, values);
  if (!row) throw new Error('the inserted registration did not come back');
  return row;
};

/** Updates a registration; notifies subscribers if the status is set. */
export const updateRegistration = async (
  tx: Statements,
  id: string,
  changes: Partial<NewRegistration>,
): Promise<StoredRegistration> => {
  const [row] = await tx.update(registrations).set(changes).where(eq(registrations.id, id)).returning();
  if (!row) throw new Error('the registration to change is gone');
  if (changes.status) await notifyOfStatus(tx, eq(registrations.id, id));
  return row;
};

/** RETURNING column that notifies subscribers of each changed registration. No notification on a plain database. */
const notifyingOfStatus = (tx: Statements) => ({
  notified: isPlain(tx) ? registrations.id : sql`pg_notify(${STATUS_CHANNEL}, ${registrations.id})`,
});

/** Marks replaced registrations as expired, so that another can take the address. */
export const recordReplaced = (tx: Statements, ids: readonly string[]) =>
  tx.update(registrations).set({ status: 'EXPIRED' }).where(isOneOf(registrations.id, ids));

/** Deletes registrations with all dependent rows; their places become free. The caller holds the locks of the codes. */
export const deleteRegistrations = (tx: Statements, ids: readonly string[]) =>
  tx.delete(registrations).where(isOneOf(registrations.id, ids)).returning(notifyingOfStatus(tx));

/** Marks an expired registration of an address (D14) and notifies subscribers. */
export const recordLapsed = (tx: Statements, account: string, until: Date) =>
  tx
    .update(registrations)
    .set({ status: 'EXPIRED' })
    .where(
      and(isOwnerOf(account), eq(registrations.status, 'PENDING_ACTIVATION'), lte(registrations.pendingSince, until)),
    )
    .returning(notifyingOfStatus(tx));

/** Updates the language of a pending registration; does nothing if there is no such registration. */
export const keepLocale = (tx: Statements, id: string, locale: Locale) =>
  tx
    .update(registrations)
    .set({ locale })
    .where(and(eq(registrations.id, id), eq(registrations.status, 'PENDING_ACTIVATION')));

interface Given {
  registrationId: string;
  recordedAt: Date;
  ids: readonly string[];
  types: readonly string[];
  documents: readonly string[];
  accepted: readonly boolean[];
}

const insertConsents = cachedStatement((tx, { registrationId, recordedAt, ids, types, documents, accepted }: Given) =>
  tx.insert(consents).select(
    sql`
        select unnest(${ids}::text[]), ${registrationId}, unnest(${types}::text[]), unnest(${documents}::text[]),
          unnest(${accepted}::boolean[]), ${recordedAt}::timestamptz, null::timestamptz`,
  ),
);

/** Stores consents with document key and time. */
export const recordConsents = async (
  tx: Statements,
  registrationId: string,
  given: readonly ConsentInput[],
  now: Date,
): Promise<void> => {
  if (given.length === 0) return;
  await insertConsents(tx, {
    registrationId,
    recordedAt: now,
    ids: given.map(() => randomId()),
    types: given.map(({ type }) => type),
    documents: given.map(({ documentPk }) => documentPk),
    accepted: given.map(({ accepted }) => accepted),
  });
};

/** Takes one place of a code, atomically. False if no place is left. */
export const usePlace = async (tx: Statements, code: string): Promise<boolean> => {
  const used = await tx
    .update(registrationCodes)
    .set({ balance: sql`${registrationCodes.balance} - 1` })
    .where(and(eq(registrationCodes.code, code), sql`${registrationCodes.balance} > 0`))
    .returning({ code: registrationCodes.code });
  return used.length === 1;
};

const codeIn = async (rows: Promise<{ code: string }[]>): Promise<string | null> => (await rows)[0]?.code ?? null;

/** The code of a registration; it never changes. */
export const codeOfRegistration = (db: Statements, id: string): Promise<string | null> =>
  codeIn(db.select({ code: registrations.code }).from(registrations).where(eq(registrations.id, id)));

/** The code of the registration of a mailed activation id. */
export const codeOfLink = (db: Statements, id: string): Promise<string | null> =>
  codeIn(
    db
      .select({ code: registrations.code })
      .from(activationLinks)
      .innerJoin(registrations, eq(registrations.id, activationLinks.registrationId))
      .where(eq(activationLinks.idHash, hashOf(id))),
  );
