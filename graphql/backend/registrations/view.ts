import type { ConsentCredentials, Registration } from '../../generated/backend.ts';
import { DAY } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { equalSecrets, mac } from '../keys.ts';
import { statusOf } from './status.ts';
import type { StoredRegistration } from './storage.ts';

/** As long as the cookie that holds it (spec 6). */
const BEARER_VALID_FOR = 7 * DAY;

/** A registration as the contract shows it. The derived ids are keyed: without the secret they lead to no customer. */
export const viewOf = ({ clock, keys }: BackEnd, registration: StoredRegistration): Registration => {
  const status = statusOf(registration, clock.now());
  return {
    id: registration.id,
    status,
    customerId: registration.customerId,
    cmpCustomerConsentToken: mac(keys('consent-token'), registration.customerId).toString('base64url'),
    saltedHashedCustomerId: mac(keys('customer-hash'), registration.customerId).toString('hex'),
    // What was promised to who registered in time (D51).
    voucher: status === 'EXPIRED' ? null : registration.voucher,
  };
};

/** The proof that goes with a token, so that it can be verified without knowing whose it is. */
const passphraseFor = ({ keys }: BackEnd, hmacToken: string): string =>
  mac(keys('consent-credentials'), 'passphrase', hmacToken).toString('base64url');

/** With these the page proves to the consent platform whose consent it is: a name for the customer, and its proof. */
export const credentialsOf = (backEnd: BackEnd, { customerId }: StoredRegistration): ConsentCredentials => {
  const hmacToken = mac(backEnd.keys('consent-credentials'), 'token', customerId).toString('base64url');
  return { hmacToken, passphrase: passphraseFor(backEnd, hmacToken) };
};

/** Whether we made these, for whichever customer. */
export const areOurs = (backEnd: BackEnd, { hmacToken, passphrase }: ConsentCredentials): boolean =>
  equalSecrets(passphrase, passphraseFor(backEnd, hmacToken));

/** The bearer token of a registration: opens that registration, and nothing else (D41). */
export const bearerOf = ({ tokens }: BackEnd, { id }: StoredRegistration): Promise<string> =>
  tokens.issue({ purpose: 'registration', validFor: BEARER_VALID_FOR, claims: { sub: id } });
