/** Seeded random choices. */

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer from 0 to below `limit`. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** One of several, with probability proportional to its weight. */
  weighted: <T>(from: readonly (readonly [weight: number, value: T])[]) => T;
}

/** Mulberry32: 32 bits of state, enough for choosing steps. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[below(from.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  const weighted = <T>(from: readonly (readonly [number, T])[]): T => {
    let left = next() * from.reduce((sum, [weight]) => sum + weight, 0);
    const found = from.find(([weight]) => (left -= weight) < 0) ?? from.at(-1);
    if (!found) throw new Error('nothing to choose from');
    return found[1];
  };
  return { next, below, pick, weighted, chance: (probability) => next() < probability };
}
