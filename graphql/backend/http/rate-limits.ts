import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Client } from './client.ts';
import { tooManyRequests } from './request-error.ts';

/** Each is counted by itself; the limit of look-ups holds for `codeLookup`, that of submits for the others (D39). */
export type LimitedOperation =
  | 'codeLookup'
  | 'submit'
  | 'resendActivation'
  | 'changeRegistrationEmail'
  | 'requestWaitingList'
  | 'applyForMembership';

export interface RateLimits {
  /** Counts one. @throws GraphQLError answered with HTTP 429 and `Retry-After` in seconds, in the client's language. */
  take(operation: LimitedOperation, client: Client): void;
}

/** Past so many subjects, those that are idle are forgotten. */
const SUBJECTS_BEFORE_PRUNING = 10_000;

/** Limits by client address within a moving minute (D39). They hold for each process. */
export const createRateLimits = (settings: Settings, clock: Clock): RateLimits => {
  const takenBy = new Map<string, number[]>();

  const prune = (since: number): void => {
    for (const [subject, times] of takenBy) if ((times.at(-1) ?? 0) <= since) takenBy.delete(subject);
  };

  return {
    take: (operation, { address, locale }) => {
      const limit = operation === 'codeLookup' ? settings.codeLookupsPerMinute : settings.submitsPerMinute;
      if (limit === 0) return;
      const now = clock.now().getTime();
      if (takenBy.size > SUBJECTS_BEFORE_PRUNING) prune(now - MINUTE);
      const subject = `${operation} ${address}`;
      const times = (takenBy.get(subject) ?? []).filter((time) => time > now - MINUTE);
      takenBy.set(subject, times);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= limit)
        throw tooManyRequests(Math.max(1, Math.ceil((oldest + MINUTE - now) / SECOND)), locale);
      times.push(now);
    },
  };
};
