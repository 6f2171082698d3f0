import type { ConsentCredentials } from '../../generated/backend.ts';
import type { Clock } from '../common/clock.ts';
import { type Keys, equalSecrets, mac } from '../common/keys.ts';
import type { Store } from '../store/store.ts';
import { statusOf } from './status.ts';
import { type StoredRegistration, findRegistration } from './storage.ts';

/** Prefix of the name before the address is proved. */
const REGISTRATION = 'registration-';

/** MAC that proves the name. */
const passphraseFor = ({ keys }: { keys: Keys }, hmacToken: string): string =>
  mac(keys('consent-credentials'), 'passphrase', hmacToken).toString('base64url');

/**
 * Credentials for the consent platform: a name and its MAC. The name is that of the registration until the address is
 * proved, then that of the customer (D54).
 */
export const credentialsOf = (
  backEnd: { keys: Keys },
  { id, customerId, status }: StoredRegistration,
): ConsentCredentials => {
  const hmacToken =
    status === 'ACTIVE'
      ? mac(backEnd.keys('consent-credentials'), 'token', customerId).toString('base64url')
      : `${REGISTRATION}${id}`;
  return { hmacToken, passphrase: passphraseFor(backEnd, hmacToken) };
};

/**
 * Whether the credentials belong to a customer or to a registration that is not active yet; null if invalid or
 * outdated.
 */
export const holderOf = async (
  backEnd: { clock: Clock; keys: Keys; store: Pick<Store, 'reads'> },
  { hmacToken, passphrase }: ConsentCredentials,
): Promise<'customer' | 'registration' | null> => {
  if (!equalSecrets(passphrase, passphraseFor(backEnd, hmacToken))) return null;
  if (!hmacToken.startsWith(REGISTRATION)) return 'customer';
  const registration = await findRegistration(backEnd.store.reads, hmacToken.slice(REGISTRATION.length));
  const status = registration && statusOf(registration, backEnd.clock.now());
  return status === 'STARTED' || status === 'PENDING_ACTIVATION' ? 'registration' : null;
};
