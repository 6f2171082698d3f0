import type { ConsentCredentials, Registration } from '../../generated/backend.ts';
import { DAY } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { mac } from '../keys.ts';
import { statusOf } from './status.ts';
import type { StoredRegistration } from './storage.ts';

/** As long as the cookie that holds it (spec 6). */
const BEARER_VALID_FOR = 7 * DAY;

/** A registration as the contract shows it. The derived ids are keyed: without the secret they lead to no customer. */
export const viewOf = ({ clock, keys }: BackEnd, registration: StoredRegistration): Registration => ({
  id: registration.id,
  status: statusOf(registration, clock.now()),
  customerId: registration.customerId,
  cmpCustomerConsentToken: mac(keys('consent-token'), registration.customerId).toString('base64url'),
  saltedHashedCustomerId: mac(keys('customer-hash'), registration.customerId).toString('hex'),
});

/** With these the page proves to the consent platform whose consent it is. */
export const credentialsOf = ({ keys }: BackEnd, { customerId }: StoredRegistration): ConsentCredentials => ({
  hmacToken: mac(keys('consent-credentials'), 'token', customerId).toString('base64url'),
  passphrase: mac(keys('consent-credentials'), 'passphrase', customerId).toString('base64url'),
});

/** The bearer token of a registration: opens that registration, and nothing else (D41). */
export const bearerOf = ({ tokens }: BackEnd, { id }: StoredRegistration): Promise<string> =>
  tokens.issue({ purpose: 'registration', validFor: BEARER_VALID_FOR, claims: { sub: id } });
