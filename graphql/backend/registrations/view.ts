import type { Registration } from '../../generated/backend.ts';
import { DAY } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { mac } from '../keys.ts';
import { statusOf } from './status.ts';
import type { StoredRegistration } from './storage.ts';

/** As long as the cookie that holds it (spec 6). */
const BEARER_VALID_FOR = 7 * DAY;

/** What a view is made from. */
export type ViewedRegistration = Pick<StoredRegistration, 'id' | 'status' | 'pendingSince' | 'customerId' | 'voucher'>;

/** A registration as the contract shows it. The derived ids are keyed: without the secret they lead to no customer. */
export const viewOf = ({ clock, keys }: BackEnd, registration: ViewedRegistration): Registration => {
  const status = statusOf(registration, clock.now());
  return {
    id: registration.id,
    status,
    customerId: registration.customerId,
    // Another one once the address is proved: whoever only typed it has none of the customer's (D54).
    cmpCustomerConsentToken: mac(
      keys('consent-token'),
      status === 'ACTIVE' ? registration.customerId : registration.id,
    ).toString('base64url'),
    saltedHashedCustomerId: mac(keys('customer-hash'), registration.customerId).toString('hex'),
    // What was promised to who registered in time (D51).
    voucher: status === 'EXPIRED' ? null : registration.voucher,
  };
};

/** What the bearer of a registration is told of it once it is active: the rest is for whoever opened its mail (D54). */
export const statusAlone = (id: string, status: Registration['status']): Registration => ({
  id,
  status,
  customerId: null,
  cmpCustomerConsentToken: null,
  saltedHashedCustomerId: null,
  voucher: null,
});

/** The bearer token of a registration: opens that registration, and nothing else (D41). */
export const bearerOf = ({ tokens }: BackEnd, { id }: StoredRegistration): Promise<string> =>
  tokens.issue({ purpose: 'registration', validFor: BEARER_VALID_FOR, claims: { sub: id } });
