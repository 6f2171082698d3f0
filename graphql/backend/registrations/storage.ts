import { type SQL, and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Locale } from '../../../machines/domain/languages.ts';
import type { ConsentInput } from '../../generated/backend.ts';
import { randomId } from '../keys.ts';
import { isPlain } from '../store/database-features.ts';
import { lockName } from '../store/name-lock.ts';
import { kept } from '../store/kept.ts';
import { isOneOf } from '../store/one-of.ts';
import { consents, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

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

/** Waits at an address, or is active there: at most one that is no decoy. What is only begun holds nothing (D14). */
const isHolderOf = (account: string) =>
  and(eq(registrations.accountKey, account), inArray(registrations.status, ['PENDING_ACTIVATION', 'ACTIVE']));

const isOwnerOf = (account: string) => and(isHolderOf(account), eq(registrations.decoy, false));

/** Locks what waits or is active at an address, decoys too, before any code is locked; expiry is not judged yet. */
export const lockHolders = kept((tx, { account }: { account: string }) =>
  tx.select().from(registrations).where(isHolderOf(account)).orderBy(asc(registrations.id)).for('update'),
);

/** The registration that an address has, a decoy being none; not locked, its expiry not judged yet. */
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

const insert = kept((tx, values: NewRegistration) => tx.insert(registrations).values(values).returning());

export const insertRegistration = async (tx: Statements, values: NewRegistration): Promise<StoredRegistration> => {
  const [row] = await insert(tx, values);
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

/** In the result of a change: tells those who listen of each registration that it changed. A plain database tells nobody. */
const tellingOfStatus = (tx: Statements) => ({
  told: isPlain(tx) ? registrations.id : sql`pg_notify(${STATUS_CHANNEL}, ${registrations.id})`,
});

/** Takes registrations from the address that they wait at, before another takes it. */
export const recordReplaced = (tx: Statements, ids: readonly string[]) =>
  tx.update(registrations).set({ status: 'EXPIRED' }).where(isOneOf(registrations.id, ids));

/** Deletes registrations with all that hangs on them: their places go back. Their codes are locked. */
export const deleteRegistrations = (tx: Statements, ids: readonly string[]) =>
  tx.delete(registrations).where(isOneOf(registrations.id, ids)).returning(tellingOfStatus(tx));

/** Records that the registration of an address was not activated in time (D14), and tells those who listen. */
export const recordLapsed = (tx: Statements, account: string, until: Date) =>
  tx
    .update(registrations)
    .set({ status: 'EXPIRED' })
    .where(
      and(isOwnerOf(account), eq(registrations.status, 'PENDING_ACTIVATION'), lte(registrations.pendingSince, until)),
    )
    .returning(tellingOfStatus(tx));

/** Keeps the language that a registration which waits is written to in from now on; nothing where there is none. */
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

const insertConsents = kept((tx, { registrationId, recordedAt, ids, types, documents, accepted }: Given) =>
  tx.insert(consents).select(
    sql`
        select unnest(${ids}::text[]), ${registrationId}, unnest(${types}::text[]), unnest(${documents}::text[]),
          unnest(${accepted}::boolean[]), ${recordedAt}::timestamptz, null::timestamptz`,
  ),
);

/** Keeps what was agreed to, with the document's key and the time. */
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

/** Uses one place of a code. False when none is left: the condition is part of the statement. */
export const usePlace = async (tx: Statements, code: string): Promise<boolean> => {
  const used = await tx
    .update(registrationCodes)
    .set({ balance: sql`${registrationCodes.balance} - 1` })
    .where(and(eq(registrationCodes.code, code), sql`${registrationCodes.balance} > 0`))
    .returning({ code: registrationCodes.code });
  return used.length === 1;
};
