import { MINUTE } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { againInDoubt } from '../store/lost-connection.ts';
import { takeQuota } from '../store/quotas.ts';
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
  | 'unsubscribeNewsletter';

/** So many times what one network may do, its whole site may: who is given a site has 65,536 networks to ask from. */
const NETWORKS_OF_A_SITE = 10;

const LOOK_UPS: ReadonlySet<LimitedOperation> = new Set(['codeLookup', 'createRegistrationLink']);

/**
 * Counts one operation of a client within a moving minute (D39), for all processes on the database (D44). In a transaction
 * of its own: what comes of the operation does not matter.
 * @throws GraphQLError answered with HTTP 429 and `Retry-After` in seconds, in the client's language.
 */
export const limitRate = async (
  { clock, keys, metrics, settings, store }: BackEnd,
  operation: LimitedOperation,
  { address, locale }: Client,
): Promise<void> => {
  const uses = LOOK_UPS.has(operation) ? settings.codeLookupsPerMinute : settings.submitsPerMinute;
  if (uses === 0) return;
  const take = (tx: Statements, most: number, whose: string) =>
    takeQuota(tx, keys, clock.now(), [{ uses: most, within: MINUTE }], operation, whose);
  const site = siteOf(address);
  // Counted twice, rather than refused, where a connection breaks at its end.
  const { allowed, retryAfter } = await againInDoubt(() =>
    store.db.transaction(async (tx) => {
      const own = await take(tx, uses, address);
      return own.allowed && site !== null ? take(tx, uses * NETWORKS_OF_A_SITE, site) : own;
    }),
  );
  if (!allowed) metrics.rateLimited.inc({ operation });
  if (!allowed) throw tooManyRequests(retryAfter, locale);
};
