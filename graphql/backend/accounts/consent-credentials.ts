import type { ConsentCredentials } from '../../generated/backend.ts';
import type { BackEnd } from '../server/context.ts';
import { equalSecrets, mac } from '../common/keys.ts';
import { statusOf } from './status.ts';
import { type StoredRegistration, findRegistration } from './storage.ts';

/** Prefix of the name before the address is proved. */
const REGISTRATION = 'registration-';

/** MAC that proves the name. */
const passphraseFor = ({ keys }: Pick<BackEnd, 'keys'>, hmacToken: string): string =>
  mac(keys('consent-credentials'), 'passphrase', hmacToken).toString('base64url');

/**
 * Credentials for the consent platform: a name and its MAC. The name is that of the registration until the address is
 * proved, then that of the customer (D54).
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

/**
 * Whether the credentials belong to a customer or to a registration that is not active yet; null if invalid or
 * outdated.
 */
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
