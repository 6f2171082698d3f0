import { type Clock, MINUTE, SECOND, after } from '../common/clock.ts';
import type { Keys } from '../common/keys.ts';
import { createTurns } from '../overload/turns.ts';
import { retryIfInDoubt, isConnectionLost } from '../store/lost-connection.ts';
import { type Quota, secondsUntil, takeQuota } from '../store/quotas.ts';
import { type Statements, type Store, LIMITS_POOL_SIZE } from '../store/store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Client } from './client.ts';
import { networksAround } from '../common/ip-address.ts';
import { tooManyRequests } from './request-error.ts';

/**
 * Each operation has a separate counter. `codeLookup` and an admin's `createRegistrationLink`, which looks up a code
 * too, have the lookup limit, the others the submit limit (D39). `logout` needs no database access and is not limited.
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

const LOOK_UPS: ReadonlySet<LimitedOperation> = new Set(['codeLookup', 'createRegistrationLink']);

/**
 * Factor from the limit of a network to that of its site, and from the site to the provider: a site has 65,536
 * networks.
 */
export const NETWORK_FACTOR = 10;

/** One statement at a time per client and operation: later requests may be refused without a statement. */
const TURNS = {
  maxRunning: LIMITS_POOL_SIZE,
  maxRunningPerName: 1,
  waiting: 2000,
  maxWaitingPerName: 400,
  maxWait: 20 * SECOND,
};

/**
 * Sliding-window rate limits of one minute (D39), shared by all processes through the database (D44). A network over
 * its limit is refused from memory until its next allowed use. No use can become free earlier in any process, so
 * refusals cost no query.
 */
export const createRateLimits = ({
  clock,
  keys,
  settings,
  store,
}: {
  clock: Clock;
  keys: Keys;
  settings: Pick<Settings, 'codeLookupsPerMinute' | 'submitsPerMinute'>;
  store: Pick<Store, 'limits'>;
}) => {
  const nextOf = new Map<string, Date>();
  const inTurn = createTurns(TURNS);

  /** False for times more than a minute ahead, which a clock set backwards leaves behind. */
  const isAhead = (next: Date, now: Date): boolean => next > now && next <= after(now, MINUTE);
  const known = (name: string, now: Date): Date | null => {
    const next = nextOf.get(name);
    return next && isAhead(next, now) ? next : null;
  };
  const remember = (name: string, next: Date, now: Date): void => {
    nextOf.delete(name);
    for (const [oldest, time] of nextOf) {
      if (isAhead(time, now)) break;
      nextOf.delete(oldest);
    }
    if (isAhead(next, now)) nextOf.set(name, next);
  };

  /** Autocommit: a transaction would cost two more round trips. Retries once if the connection breaks. */
  const counted = (take: (db: Statements) => Promise<Quota>): Promise<Quota> =>
    take(store.limits).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      // Counting twice is better than refusing a request.
      return retryIfInDoubt(() => store.limits.transaction(take));
    });

  const takeOne = (operation: LimitedOperation, network: string, uses: number): Promise<Date | null> => {
    const name = `${operation} ${network}`;
    return inTurn(name, async () => {
      const now = clock.now();
      const refused = known(name, now);
      if (refused) return refused;
      const limits = [{ uses, within: MINUTE }];
      const { allowed, next } = await counted((db) => takeQuota(db, keys, now, limits, operation, network));
      remember(name, next, now);
      return allowed ? null : next;
    });
  };

  return {
    /** Counts a request. @returns null if allowed, otherwise when the next one is. */
    refusedUntil: async (operation: LimitedOperation, address: string): Promise<Date | null> => {
      const uses = LOOK_UPS.has(operation) ? settings.codeLookupsPerMinute : settings.submitsPerMinute;
      if (uses === 0) return null;
      const networks = networksAround(address);
      const now = clock.now();
      for (const network of networks) {
        const refused = known(`${operation} ${network}`, now);
        if (refused) return refused;
      }
      for (const [wider, network] of networks.entries()) {
        const refused = await takeOne(operation, network, uses * NETWORK_FACTOR ** wider);
        if (refused) return refused;
      }
      return null;
    },
    /** Clears the local cache after the counters in the database were deleted. */
    forget: (): void => nextOf.clear(),
  };
};

export interface RateLimitServices {
  clock: Clock;
  metrics: { rateLimited: { inc(labels: { operation: string }): void } };
  rateLimits: ReturnType<typeof createRateLimits>;
}

/**
 * Counts a request outside the operation's transaction, so it counts whatever the outcome.
 * @throws GraphQLError with HTTP 429 and `Retry-After` in seconds, in the client's language.
 */
export const limitRate = async (
  { clock, metrics, rateLimits }: RateLimitServices,
  operation: LimitedOperation,
  { address, locale }: Client,
): Promise<void> => {
  const until = await rateLimits.refusedUntil(operation, address);
  if (until === null) return;
  metrics.rateLimited.inc({ operation });
  throw tooManyRequests(secondsUntil(until, clock.now()), locale);
};
