import { sql } from 'drizzle-orm';
import type { RegistrationProblem } from '../../generated/backend.ts';
import { inheritLinks } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { kept } from '../store/kept.ts';
import { together } from '../store/together.ts';
import { provesAddress } from './flow.ts';
import { problem } from './problems.ts';
import { lapsedUntil, statusOf } from './status.ts';
import {
  type StoredRegistration,
  deleteRegistrations,
  findRegistration,
  lockAddress,
  lockHolders,
  lockRegistration,
  recordLapsed,
  recordReplaced,
} from './storage.ts';

/** Who has an address already: no one, or a registration that is pending or active; what is only begun or has lapsed does not block (D14). */
export type ExistingAccount = { status: 'ACTIVE' | 'PENDING_ACTIVATION'; registration: StoredRegistration } | null;

/** What a registration finds at an address. */
export interface Room {
  /** Who keeps it. */
  existing: ExistingAccount;
  /** Who waits there and goes once it is complete: nobody's address is theirs before it is proved. */
  replaced: readonly StoredRegistration[];
}

export const NO_ROOM: Room = { existing: null, replaced: [] };

type Flow = StoredRegistration['flow'];

const holdersOf = async ({ tx, now }: Step, account: string): Promise<StoredRegistration[]> => {
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

/** Who has an address, which is locked until the transaction ends. */
export const lookAtAddress = async (step: Step, account: string): Promise<ExistingAccount> =>
  accountOf(await holdersOf(step, account));

const isReplaced = ({ status, flow }: StoredRegistration, by: Flow): boolean =>
  status !== 'ACTIVE' && (provesAddress(by) || !provesAddress(flow));

/**
 * The same, as a registration of a flow finds it: it replaces a pending one whose address was never proved, and by a token of its
 * own one that was. Decoys (D40) are never of a flow that proves its address.
 * @param own a registration that may have the address itself.
 */
export const lookForRoom = async (step: Step, account: string, flow: Flow, own?: string): Promise<Room> => {
  const others = (await holdersOf(step, account)).filter(({ id }) => id !== own);
  const replaced = others.filter((one) => isReplaced(one, flow));
  return { existing: accountOf(others.filter((one) => !replaced.includes(one))), replaced };
};

const leave = kept((tx, { ids, ...at }: { account: string; until: Date; ids: readonly string[] }) =>
  together(tx, sql`1`, recordLapsed(tx, at.account, at.until), recordReplaced(tx, ids)),
);

const inherit = kept((tx, { ids, id, now }: { ids: readonly string[]; id: string; now: Date }) =>
  together(tx, sql`1`, inheritLinks(tx, ids, id, now), deleteRegistrations(tx, ids)),
);

/**
 * Gives an address to a registration that is complete: what has lapsed is recorded as such, what it replaces goes, with what was said in
 * it and the place that it held, and its links are those of the new one from now on, dead. The codes are locked. The statements are
 * the same for every address, and none touches who keeps it.
 * @param take writes the registration that has the address then.
 */
export const takeAddress = async (
  { tx, now }: Step,
  account: string,
  { replaced }: Room,
  take: () => Promise<StoredRegistration>,
): Promise<StoredRegistration> => {
  const ids = replaced.map(({ id }) => id);
  await leave(tx, { account, until: lapsedUntil(now), ids });
  const registration = await take();
  await inherit(tx, { ids, id: registration.id, now });
  return registration;
};

/** How often a registration was moved: what it replaces is counted, so that nobody begins anew by replacing their own. */
export const changesWith = ({ replaced }: Room, own = 0): number =>
  Math.max(own, ...replaced.map(({ emailChanges }) => emailChanges));

/**
 * Locks the registration and all addresses that it is about, in an order that can't cross that of a submit.
 * @returns null: there is none, or it was moved meanwhile.
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

/** Those who proved the address learn of its account; anyone else only where the settings allow it (D40). */
export const existingAccountProblems = ({ backEnd }: Step, { existing }: Room, flow: Flow): RegistrationProblem[] => {
  if (!existing || !(backEnd.settings.revealAccountState || provesAddress(flow))) return [];
  return existing.status === 'ACTIVE'
    ? [problem('EmailAlreadyUsedActive', 'the address has an active account')]
    : [problem('EmailAlreadyUsedPending', 'the address has a registration that waits for its activation')];
};
