/** How many connections are held open, by one client and by all: streams of features, web sockets. In memory, for a connection is of one process. */

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

/** Seconds after which whoever was refused may ask again. */
export const ASK_AGAIN_AFTER = 60;

/** @param ofClient how many one client may hold; 0: as many as there are. @param ofAll how many there are. */
export const connectionLimit = (ofClient: number, ofAll: number): ConnectionLimit => {
  const held = new Map<string, number>();
  let all = 0;
  return {
    held: () => all,
    take: (address) => {
      const own = held.get(address) ?? 0;
      if (all >= ofAll) return 'all';
      if (ofClient > 0 && own >= ofClient) return 'client';
      held.set(address, own + 1);
      all += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        const rest = (held.get(address) ?? 0) - 1;
        if (rest > 0) held.set(address, rest);
        else held.delete(address);
      };
    },
  };
};
