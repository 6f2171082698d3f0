import { type Clock, MINUTE, SECOND } from '../clock.ts';

/** How often things were done within the present minute, by name. In memory: for what is of one process. */
export interface CountedMinute {
  /** Counts one. @returns how many there are now. */
  add(name: string): number;
  count(name: string): number;
  /** Whole seconds until the next minute begins. */
  retryAfter(): number;
}

/** @param ended hears what was counted in a minute that is over. */
export const countedMinute = (
  clock: Clock,
  ended: (counts: ReadonlyMap<string, number>) => void = () => undefined,
): CountedMinute => {
  let since = -Infinity;
  let counts = new Map<string, number>();
  const current = (): typeof counts => {
    const now = clock.now().getTime();
    // A clock that was set back begins a minute as well: the one that it was in may be a year ahead.
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
