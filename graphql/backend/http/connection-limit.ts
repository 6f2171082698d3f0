/** How many connections are held open, by one client, by its network and by all: streams of features, web sockets. In memory, for a connection is of one process. */
import { networksAround } from './ip-address.ts';

/** Whose limit it is: of `client`, another may still come; of `all`, nobody. */
export type Refusal = 'client' | 'all';

export interface ConnectionLimit {
  /**
   * Takes a place, as long as there is one.
   * @param address whom it counts for: `Client.address`, of IPv6 a whole network.
   * @returns how to give the place back, which may be done more than once; or why there is none.
   */
  take(address: string): (() => void) | Refusal;
  /** How many are held, by all. */
  held(): number;
}

/** Seconds after which a client that was refused may ask again. */
export const ASK_AGAIN_AFTER = 60;

/** So many times what one client may hold, its site and its provider may: neither of them can take all that there is. */
const SHARES = [1, 2, 5] as const;

/**
 * What a client counts for, and how much each of these may have.
 * @param ofClient how much one client may have; 0: as much as there is.
 */
const sharesOf = (address: string, ofClient: number): readonly { name: string; most: number }[] =>
  ofClient === 0
    ? []
    : networksAround(address).map((name, wider) => ({ name, most: ofClient * (SHARES[wider] ?? Infinity) }));

/** @param ofClient how many one client may hold; 0: as many as there are. @param ofAll how many there are. */
export const connectionLimit = (ofClient: number, ofAll: number): ConnectionLimit => {
  const held = new Map<string, number>();
  let all = 0;
  const move = (names: readonly string[], by: 1 | -1): void => {
    all += by;
    for (const name of names) {
      const now = (held.get(name) ?? 0) + by;
      if (now > 0) held.set(name, now);
      else held.delete(name);
    }
  };
  return {
    held: () => all,
    take: (address) => {
      const shares = sharesOf(address, ofClient);
      if (all >= ofAll) return 'all';
      if (shares.some(({ name, most }) => (held.get(name) ?? 0) >= most)) return 'client';
      const names = shares.map(({ name }) => name);
      move(names, 1);
      let isHeld = true;
      return () => {
        if (isHeld) move(names, -1);
        isHeld = false;
      };
    },
  };
};
