import { MINUTE, SECOND, after } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { createTurns } from '../overload/turns.ts';
import { againInDoubt, isConnectionLost } from '../store/lost-connection.ts';
import { type Quota, secondsUntil, takeQuota } from '../store/quotas.ts';
import { type Statements, LIMITS_AT_ONCE } from '../store/store.ts';
import type { Client } from './client.ts';
import { networksAround } from './ip-address.ts';
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

const LOOK_UPS: ReadonlySet<LimitedOperation> = new Set(['codeLookup', 'createRegistrationLink']);

/** So many times what one network may do, the site around it may, and again its provider: a site has 65,536 networks to ask from. */
export const WIDER = 10;

/** Of one client one statement at a time: those behind it may be refused without one. */
const TURNS = { atOnce: LIMITS_AT_ONCE, atOnceOfOne: 1, waiting: 2000, waitingOfOne: 400, patience: 20 * SECOND };

/** Counts what clients ask for within a moving minute (D39), for all processes on the database (D44). */
export interface RateLimits {
  /** @returns when the next is allowed, where this one is not; null: it is, and was counted. */
  refusedUntil(operation: LimitedOperation, address: string): Promise<Date | null>;
  /** Asks the database anew: what it had counted is gone. */
  forget(): void;
}

/**
 * A network that has used what it may is refused from memory until its next use is allowed: no use can come free before, in whichever
 * process, so refusing costs the database nothing.
 */
export const createRateLimits = ({
  clock,
  keys,
  settings,
  store,
}: Pick<BackEnd, 'clock' | 'keys' | 'settings' | 'store'>): RateLimits => {
  const nextOf = new Map<string, Date>();
  const inTurn = createTurns(TURNS);

  /** By a clock that was set back since, a time may be further ahead than any use is kept from. */
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

  /** By itself: a transaction would cost two more round trips. It outlives a connection, so it is there where one breaks. */
  const counted = (take: (db: Statements) => Promise<Quota>): Promise<Quota> =>
    take(store.limits).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      // A use is rather counted twice than refused.
      return againInDoubt(() => store.limits.transaction(take));
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
    refusedUntil: async (operation, address) => {
      const uses = LOOK_UPS.has(operation) ? settings.codeLookupsPerMinute : settings.submitsPerMinute;
      if (uses === 0) return null;
      const networks = networksAround(address);
      const now = clock.now();
      for (const network of networks) {
        const refused = known(`${operation} ${network}`, now);
        if (refused) return refused;
      }
      for (const [wider, network] of networks.entries()) {
        const refused = await takeOne(operation, network, uses * WIDER ** wider);
        if (refused) return refused;
      }
      return null;
    },
    forget: () => nextOf.clear(),
  };
};

/**
 * Counts one operation of a client. Outside its transaction: what comes of the operation does not matter.
 * @throws GraphQLError answered with HTTP 429 and `Retry-After` in seconds, in the client's language.
 */
export const limitRate = async (
  { clock, metrics, rateLimits }: BackEnd,
  operation: LimitedOperation,
  { address, locale }: Client,
): Promise<void> => {
  const until = await rateLimits.refusedUntil(operation, address);
  if (until === null) return;
  metrics.rateLimited.inc({ operation });
  throw tooManyRequests(secondsUntil(until, clock.now()), locale);
};
