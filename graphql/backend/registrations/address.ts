import type { RegistrationProblem } from '../../generated/backend.ts';
import type { Step } from '../idempotency/mutation.ts';
import { problem } from './problems.ts';
import { statusOf } from './status.ts';
import {
  type StoredRegistration,
  deleteRegistration,
  findByAccount,
  lockAddress,
  updateRegistration,
} from './storage.ts';

/** Who has an address already: no one, or a registration that is pending or active. */
export type ExistingAccount = { status: 'ACTIVE' | 'PENDING_ACTIVATION'; registration: StoredRegistration } | null;

/** `replaceable`: what does not block the address (D14), and goes when the address is taken. */
export interface AddressState {
  existing: ExistingAccount;
  replaceable: StoredRegistration | null;
}

/**
 * Who has an address, which is locked until the transaction ends.
 * @param own a registration that may have it.
 */
export const lookAtAddress = async ({ tx, now }: Step, account: string, own?: string): Promise<AddressState> => {
  await lockAddress(tx, account);
  const registration = await findByAccount(tx, account);
  if (!registration || registration.id === own) return { existing: null, replaceable: null };
  const status = statusOf(registration, now);
  if (status === 'ACTIVE' || status === 'PENDING_ACTIVATION')
    return { existing: { status, registration }, replaceable: null };
  return { existing: null, replaceable: registration };
};

/** Makes room: a started registration is replaced, an expired one recorded as such. */
export const freeAddress = async ({ tx, now }: Step, { replaceable }: AddressState): Promise<void> => {
  if (!replaceable) return;
  if (statusOf(replaceable, now) === 'STARTED') await deleteRegistration(tx, replaceable.id);
  else await updateRegistration(tx, replaceable.id, { status: 'EXPIRED' });
};

export const existingAccountProblem = (existing: NonNullable<ExistingAccount>): RegistrationProblem =>
  existing.status === 'ACTIVE'
    ? problem('EmailAlreadyUsedActive', 'the address has an active account')
    : problem('EmailAlreadyUsedPending', 'the address has a registration that waits for its activation');
