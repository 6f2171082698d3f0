/** Limits the log lines that clients can cause. In memory, because each process writes its own log. */
import type { Clock } from '../common/clock.ts';
import { createMinuteCounter } from '../http/minute-counter.ts';

/** Lines per minute: per client and in total. */
const OF_CLIENT = 10;
const OF_ALL = 60;

/** Counter names; client names are addresses, so they can't collide. */
const [ALL, REFUSED] = ['all', 'refused'];

interface Allowance {
  /** Whether a line may be logged for the client. */
  take(client: string): boolean;
  /** Whole seconds until the next minute begins. */
  retryAfter(): number;
}

/** @param dropped receives the number of dropped lines after a minute with any; never 0. */
export const createAllowance = (clock: Clock, dropped: (count: number) => void): Allowance => {
  const minute = createMinuteCounter(clock, (counts) => {
    const refused = counts.get(REFUSED) ?? 0;
    if (refused > 0) dropped(refused);
  });
  return {
    take: (client) => {
      const mayWrite = minute.count(client) < OF_CLIENT && minute.count(ALL) < OF_ALL;
      for (const name of mayWrite ? [client, ALL] : [REFUSED]) minute.add(name);
      return mayWrite;
    },
    retryAfter: () => minute.retryAfter(),
  };
};
