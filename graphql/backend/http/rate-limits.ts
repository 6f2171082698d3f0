import { MINUTE } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { againInDoubt, isConnectionLost } from '../store/lost-connection.ts';
import { type Quota, takeQuota } from '../store/quotas.ts';
import type { Statements } from '../store/store.ts';
import type { Client } from './client.ts';
import { siteOf } from './ip-address.ts';
import { tooManyRequests } from './request-error.ts';

/**
 * Each is counted by itself; the limit of look-ups holds for `codeLookup` and an admin's `createRegistrationLink`, which looks a
 * code up too, that of submits for the others (D39). `logout` asks for nothing of the database, and is not counted.
 */
export type LimitedOperation =
  | 'codeLookup'
  | 'createRegistrationLink'
  | 'submit'
  | 'finalizeRegistration'
  | 'resendActivation'
  | 'changeRegistrationEmail'
  | 'joinWaitingList'
  | 'requestWaitingList'
  | 'applyForMembership'
  | 'unsubscribeNewsletter'
  | 'oneClickUnsubscribe'
  | 'consentCredentials';

/** So many times what one network may do, its whole site may: who is given a site has 65,536 networks to ask from. */
const NETWORKS_OF_A_SITE = 10;

const LOOK_UPS: ReadonlySet<LimitedOperation> = new Set(['codeLookup', 'createRegistrationLink']);

/**
 * Counts one operation of a client within a moving minute (D39), for all processes on the database (D44). Outside its
 * transaction: what comes of the operation does not matter.
 * @throws GraphQLError answered with HTTP 429 and `Retry-After` in seconds, in the client's language.
 */
export const limitRate = async (
  { clock, keys, metrics, settings, store }: BackEnd,
  operation: LimitedOperation,
  { address, locale }: Client,
): Promise<void> => {
  const uses = LOOK_UPS.has(operation) ? settings.codeLookupsPerMinute : settings.submitsPerMinute;
  if (uses === 0) return;
  const site = siteOf(address);
  const takeAll = async (db: Statements): Promise<Quota> => {
    const take = (most: number, whose: string) =>
      takeQuota(db, keys, clock.now(), [{ uses: most, within: MINUTE }], operation, whose);
    const own = await take(uses, address);
    return own.allowed && site !== null ? take(uses * NETWORKS_OF_A_SITE, site) : own;
  };
  // By itself: a transaction would cost two more round trips. It outlives a connection, so it is there for whose breaks; then a use
  // is rather counted twice than refused.
  const { allowed, retryAfter } = await takeAll(store.db).catch((error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    return againInDoubt(() => store.db.transaction(takeAll));
  });
  if (!allowed) metrics.rateLimited.inc({ operation });
  if (!allowed) throw tooManyRequests(retryAfter, locale);
};
