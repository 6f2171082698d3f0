/** How much of what anyone may send is written down. Counted in memory: the log that it guards is this process's own. */
import type { Clock } from '../clock.ts';
import { countedMinute } from '../http/counted-minute.ts';

/** Lines a minute; of one client, and of all together. */
const OF_CLIENT = 10;
const OF_ALL = 60;

/** Beside the clients, whose names are addresses. */
const [ALL, REFUSED] = ['all', 'refused'];

export interface Allowance {
  /** Whether one more line may be written for a client. */
  take(client: string): boolean;
  /** Whole seconds until the next minute begins. */
  retryAfter(): number;
}

/** @param dropped hears, once a minute is over, how many lines were not written in it; never 0. */
export const createAllowance = (clock: Clock, dropped: (count: number) => void): Allowance => {
  const minute = countedMinute(clock, (counts) => {
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
