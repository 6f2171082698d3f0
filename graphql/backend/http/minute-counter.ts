import { type Clock, MINUTE, SECOND } from '../common/clock.ts';

/**
 * Counters per name for the current minute. In memory, for data of one process.
 * @param ended receives the counts of a finished minute.
 */
export const createMinuteCounter = (
  clock: Clock,
  ended: (counts: ReadonlyMap<string, number>) => void = () => undefined,
) => {
  let since = -Infinity;
  let counts = new Map<string, number>();
  const current = (): typeof counts => {
    const now = clock.now().getTime();
    // A clock set backwards starts a new minute too: the old one may lie a year ahead.
    if (now >= since && now - since < MINUTE) return counts;
    ended(counts);
    since = now;
    counts = new Map();
    return counts;
  };
  return {
    /** Increments a counter. @returns the new count. */
    add: (name: string): number => {
      const counted = (current().get(name) ?? 0) + 1;
      counts.set(name, counted);
      return counted;
    },
    count: (name: string): number => current().get(name) ?? 0,
    /** Whole seconds until the next minute begins. */
    retryAfter: (): number => {
      current();
      return Math.ceil((since + MINUTE - clock.now().getTime()) / SECOND);
    },
  };
};
