/**
 * Limits of open connections (feature streams, web sockets) per client, per surrounding network and in total. In
 * memory, because connections belong to one process.
 */
import { networksAround } from '../common/ip-address.ts';

/** The exceeded limit: `client` affects this client only, `all` affects everyone. */
export type Refusal = 'client' | 'all';

interface ConnectionLimit {
  /**
   * Takes a slot if one is free.
   * @param address `Client.address`, for IPv6 a whole network.
   * @returns an idempotent function that releases the slot, or the exceeded limit.
   */
  take(address: string): (() => void) | Refusal;
  held(): number;
}

/** Seconds to wait after a refusal. */
export const CONNECTION_RETRY_AFTER = 60;

/**
 * Limits of a client, its site and its provider as multiples of the client limit, so that no network can take all
 * slots.
 */
const SHARES = [1, 2, 5] as const;

/**
 * Networks of a client with their limits.
 * @param ofClient limit per client; 0: no limit per client.
 */
const sharesOf = (address: string, ofClient: number): readonly { name: string; most: number }[] =>
  ofClient === 0
    ? []
    : networksAround(address).map((name, wider) => ({ name, most: ofClient * (SHARES[wider] ?? Infinity) }));

/** @param ofClient limit per client; 0: no limit per client. @param ofAll total limit. */
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
