import { type Clock, MINUTE, SECOND } from '../common/clock.ts';

/** Counters per name for the current minute. In memory, for data of one process. */
interface MinuteCounter {
  /** Increments a counter. @returns the new count. */
  add(name: string): number;
  count(name: string): number;
  /** Whole seconds until the next minute begins. */
  retryAfter(): number;
}

/** @param ended receives the counts of a finished minute. */
export const createMinuteCounter = (
  clock: Clock,
  ended: (counts: ReadonlyMap<string, number>) => void = () => undefined,
): MinuteCounter => {
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
    add: (name) => {
      const counted = (current().get(name) ?? 0) + 1;
      counts.set(name, counted);
      return counted;
    },
    count: (name) => current().get(name) ?? 0,
    retryAfter: () => {
      current();
      return Math.ceil((since + MINUTE - clock.now().getTime()) / SECOND);
    },
  };
};
