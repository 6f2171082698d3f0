import type { ConsentCredentials } from '../../generated/backend.ts';
import type { BackEnd } from '../context.ts';
import { equalSecrets, mac } from '../keys.ts';
import { statusOf } from './status.ts';
import { type StoredRegistration, findRegistration } from './storage.ts';

/** Begins the name of who has not proved an address yet. */
const REGISTRATION = 'registration-';

/** The proof that goes with a name. */
const passphraseFor = ({ keys }: Pick<BackEnd, 'keys'>, hmacToken: string): string =>
  mac(keys('consent-credentials'), 'passphrase', hmacToken).toString('base64url');

/**
 * With these the page proves to the consent platform whose consent it is: a name, and its proof. Before the address is proved they
 * name the registration alone, after it the customer (D54).
 */
export const credentialsOf = (
  backEnd: Pick<BackEnd, 'keys'>,
  { id, customerId, status }: StoredRegistration,
): ConsentCredentials => {
  const hmacToken =
    status === 'ACTIVE'
      ? mac(backEnd.keys('consent-credentials'), 'token', customerId).toString('base64url')
      : `${REGISTRATION}${id}`;
  return { hmacToken, passphrase: passphraseFor(backEnd, hmacToken) };
};

/** Whose credentials these are: a customer's, a registration's that waits, or null: not ours, or of one that waits no more. */
export const holderOf = async (
  backEnd: BackEnd,
  { hmacToken, passphrase }: ConsentCredentials,
): Promise<'customer' | 'registration' | null> => {
  if (!equalSecrets(passphrase, passphraseFor(backEnd, hmacToken))) return null;
  if (!hmacToken.startsWith(REGISTRATION)) return 'customer';
  const registration = await findRegistration(backEnd.store.reads, hmacToken.slice(REGISTRATION.length));
  const status = registration && statusOf(registration, backEnd.clock.now());
  return status === 'STARTED' || status === 'PENDING_ACTIVATION' ? 'registration' : null;
};
