import { sql } from 'drizzle-orm';
import type { RegistrationProblem } from '../../generated/backend.ts';
import { inheritLinks } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { cachedStatement, combinedStatement } from '../store/cached-statement.ts';
import { provesAddress } from '../accounts/flow.ts';
import { problem } from '../accounts/problems.ts';
import { lapsedUntil, statusOf } from '../accounts/status.ts';
import {
  type StoredRegistration,
  deleteRegistrations,
  findRegistration,
  lockAddress,
  lockHolders,
  lockRegistration,
  recordLapsed,
  recordReplaced,
} from '../accounts/storage.ts';

/**
 * Account of an address: a pending or active registration, or null. Started and expired registrations do not block it
 * (D14).
 */
export type ExistingAccount = { status: 'ACTIVE' | 'PENDING_ACTIVATION'; registration: StoredRegistration } | null;

/** Registrations of an address that a new one has to consider. */
export interface AddressHolders {
  /** The account that keeps the address. */
  existing: ExistingAccount;
  /** Pending registrations that the new one replaces once it is complete: an unproved address has no owner. */
  replaced: readonly StoredRegistration[];
}

export const NO_HOLDERS: AddressHolders = { existing: null, replaced: [] };

type Flow = StoredRegistration['flow'];

const lockedHolders = async ({ tx, now }: Step, account: string): Promise<StoredRegistration[]> => {
  await lockAddress(tx, account);
  const rows = await lockHolders(tx, { account });
  return rows.filter((row) => statusOf(row, now) !== 'EXPIRED');
};

const accountOf = (holders: readonly StoredRegistration[]): ExistingAccount => {
  const registration = holders.find(({ decoy }) => !decoy);
  return registration
    ? { status: registration.status === 'ACTIVE' ? 'ACTIVE' : 'PENDING_ACTIVATION', registration }
    : null;
};

/** The account of an address; locks the address until the end of the transaction. */
export const findAccount = async (step: Step, account: string): Promise<ExistingAccount> =>
  accountOf(await lockedHolders(step, account));

const isReplaced = ({ status, flow }: StoredRegistration, by: Flow): boolean =>
  status !== 'ACTIVE' && (provesAddress(by) || !provesAddress(flow));

/**
 * Looks up an address for a new registration. It replaces a pending one with an unproved address; with a token for the
 * address also a proved one. Decoys (D40) never have a flow that proves the address.
 * @param own id of a registration that may already have the address.
 */
export const findHolders = async (step: Step, account: string, flow: Flow, own?: string): Promise<AddressHolders> => {
  const others = (await lockedHolders(step, account)).filter(({ id }) => id !== own);
  const replaced = others.filter((one) => isReplaced(one, flow));
  return { existing: accountOf(others.filter((one) => !replaced.includes(one))), replaced };
};

const leave = cachedStatement((tx, { ids, ...at }: { account: string; until: Date; ids: readonly string[] }) =>
  combinedStatement(tx, sql`1`, recordLapsed(tx, at.account, at.until), recordReplaced(tx, ids)),
);

const inherit = cachedStatement((tx, { ids, id, now }: { ids: readonly string[]; id: string; now: Date }) =>
  combinedStatement(tx, sql`1`, inheritLinks(tx, ids, id, now), deleteRegistrations(tx, ids)),
);

/**
 * Assigns an address to a complete registration: marks expired registrations, deletes the replaced ones with consents
 * and reserved places, and moves their superseded links to the new one. The caller holds the locks of the codes. The
 * statements are the same for every address and never change the account that keeps it.
 * @param take writes the new registration.
 */
export const takeAddress = async (
  { tx, now }: Step,
  account: string,
  { replaced }: AddressHolders,
  take: () => Promise<StoredRegistration>,
): Promise<StoredRegistration> => {
  const ids = replaced.map(({ id }) => id);
  await leave(tx, { account, until: lapsedUntil(now), ids });
  const registration = await take();
  await inherit(tx, { ids, id: registration.id, now });
  return registration;
};

/**
 * Number of address changes; includes those of replaced registrations, so that replacing one's own does not reset the
 * limit.
 */
export const changesWith = ({ replaced }: AddressHolders, own = 0): number =>
  Math.max(own, ...replaced.map(({ emailChanges }) => emailChanges));

/**
 * Locks a registration and all addresses involved, in the same order as submit, to avoid deadlocks.
 * @returns null if there is no such registration, or it was moved meanwhile.
 */
export const lockWithAddresses = async (
  { tx }: Step,
  id: string | null,
  ...accounts: readonly string[]
): Promise<StoredRegistration | null> => {
  const known = id === null ? null : await findRegistration(tx, id);
  if (!known) return null;
  for (const address of [known.accountKey, ...accounts].sort()) await lockAddress(tx, address);
  const registration = await lockRegistration(tx, known.id);
  return registration?.accountKey === known.accountKey ? registration : null;
};

/**
 * An existing account is reported to clients that proved the address; to others only if the settings allow it (D40).
 */
export const existingAccountProblems = (
  { backEnd }: Step,
  { existing }: AddressHolders,
  flow: Flow,
): RegistrationProblem[] => {
  if (!existing || !(backEnd.settings.revealAccountState || provesAddress(flow))) return [];
  return existing.status === 'ACTIVE'
    ? [problem('EmailAlreadyUsedActive', 'the address has an active account')]
    : [problem('EmailAlreadyUsedPending', 'the address has a registration that waits for its activation')];
};
