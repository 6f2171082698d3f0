import type { RegistrationProblem } from '../../generated/backend.ts';
import type { Step } from '../idempotency/mutation.ts';
import { together } from '../store/together.ts';
import { problem } from './problems.ts';
import { statusOf } from './status.ts';
import { type StoredRegistration, deleteBegun, findByAccount, lockAddress, recordLapsed } from './storage.ts';

/** Who has an address already: no one, or a registration that is pending or active; what is only begun or has lapsed does not block (D14). */
export type ExistingAccount = { status: 'ACTIVE' | 'PENDING_ACTIVATION'; registration: StoredRegistration } | null;

/**
 * Who has an address, which is locked until the transaction ends.
 * @param own a registration that may have it.
 */
export const lookAtAddress = async ({ tx, now }: Step, account: string, own?: string): Promise<ExistingAccount> => {
  await lockAddress(tx, account);
  const registration = await findByAccount(tx, account);
  if (!registration || registration.id === own) return null;
  const status = statusOf(registration, now);
  return status === 'ACTIVE' || status === 'PENDING_ACTIVATION' ? { status, registration } : null;
};

/**
 * Makes room: what was only begun is replaced, what has lapsed recorded as such. Decoys that were begun go as well: whoever holds one
 * must not outlive whom it stands for (D40). The statements are the same whoever has the address, and none touches who keeps it.
 * @param own a registration that stays.
 */
export const freeAddress = async ({ tx, now }: Step, account: string, own?: string): Promise<void> => {
  await together(tx, deleteBegun(tx, account, own ?? null), recordLapsed(tx, account, now));
};

export const existingAccountProblem = (existing: NonNullable<ExistingAccount>): RegistrationProblem =>
  existing.status === 'ACTIVE'
    ? problem('EmailAlreadyUsedActive', 'the address has an active account')
    : problem('EmailAlreadyUsedPending', 'the address has a registration that waits for its activation');
