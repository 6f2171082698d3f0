/** How much of what anyone may send is written down. Counted in memory: the log that it guards is this process's own. */
import { type Clock, MINUTE, SECOND } from '../clock.ts';

/** Lines a minute; of one client, and of all together. */
const OF_CLIENT = 10;
const OF_ALL = 60;

export interface Allowance {
  /** Whether one more line may be written for a client. */
  take(client: string): boolean;
  /** Whole seconds until the next minute begins. */
  retryAfter(): number;
}

/** @param dropped is told, once a minute is over, how many lines were not written in it; never 0. */
export const createAllowance = (clock: Clock, dropped: (count: number) => void): Allowance => {
  const begin = (now: number) => ({ since: now, lines: 0, refused: 0, ofClient: new Map<string, number>() });
  let minute = begin(-Infinity);

  const current = (): typeof minute => {
    const now = clock.now().getTime();
    // A clock that was set back begins a minute as well: the one that it was in may be a year ahead.
    if (now >= minute.since && now - minute.since < MINUTE) return minute;
    if (minute.refused > 0) dropped(minute.refused);
    minute = begin(now);
    return minute;
  };

  return {
    take: (client) => {
      const counted = current();
      const own = counted.ofClient.get(client) ?? 0;
      if (own >= OF_CLIENT || counted.lines >= OF_ALL) {
        counted.refused += 1;
        return false;
      }
      counted.lines += 1;
      counted.ofClient.set(client, own + 1);
      return true;
    },
    retryAfter: () => Math.ceil((current().since + MINUTE - clock.now().getTime()) / SECOND),
  };
};
