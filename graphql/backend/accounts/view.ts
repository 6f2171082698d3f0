import type { Registration } from '../../generated/backend.ts';
import { type Clock, DAY } from '../common/clock.ts';
import { type Keys, mac } from '../common/keys.ts';
import type { BearerContext } from '../tokens/resolvers.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { statusOf } from './status.ts';
import type { StoredRegistration } from './storage.ts';

/** Same lifetime as its cookie (spec 6). */
const BEARER_VALID_FOR = 7 * DAY;

/** Columns that a view needs. */
export type ViewedRegistration = Pick<StoredRegistration, 'id' | 'status' | 'pendingSince' | 'customerId' | 'voucher'>;

export interface ViewServices {
  clock: Clock;
  keys: Keys;
}

/**
 * A registration in the form of the contract. The derived ids are keyed: without the secret they do not identify a
 * customer.
 */
export const viewOf = ({ clock, keys }: ViewServices, registration: ViewedRegistration): Registration => {
  const status = statusOf(registration, clock.now());
  return {
    id: registration.id,
    status,
    customerId: registration.customerId,
    // Changes when the address is proved: before, the token has nothing of the customer (D54).
    cmpCustomerConsentToken: mac(
      keys('consent-token'),
      status === 'ACTIVE' ? registration.customerId : registration.id,
    ).toString('base64url'),
    saltedHashedCustomerId: mac(keys('customer-hash'), registration.customerId).toString('hex'),
    // The voucher expires with the registration (D51).
    voucher: status === 'EXPIRED' ? null : registration.voucher,
  };
};

/** View of an active registration for its bearer: the status only; the rest is for the owner of the mailbox (D54). */
export const statusAlone = (id: string, status: Registration['status']): Registration => ({
  id,
  status,
  customerId: null,
  cmpCustomerConsentToken: null,
  saltedHashedCustomerId: null,
  voucher: null,
});

/** Issues the bearer token of a registration: access to this registration only (D41). */
export const bearerOf = ({ tokens }: { tokens: Tokens }, { id }: StoredRegistration): Promise<string> =>
  tokens.issue({ purpose: 'registration', validFor: BEARER_VALID_FOR, claims: { sub: id } });

/** Verifies the bearer token of a request. @returns the registration id, or null. */
export const verifyBearer = async ({ backEnd, bearer }: BearerContext): Promise<string | null> =>
  (await backEnd.tokens.verify(bearer, 'registration'))?.subject ?? null;
