/**
 * Limits of open connections (feature streams, web sockets) per client, per surrounding network and in total. In
 * memory, because connections belong to one process.
 */
import { networksAround } from '../common/ip-address.ts';
import { WebSocket } from 'ws';
import type { Settings } from '../settings/settings.ts';
import { createMinuteCounter } from './minute-counter.ts';
import { type RateLimitServices, NETWORK_FACTOR } from './rate-limits.ts';

/** The exceeded limit: `client` affects this client only, `all` affects everyone. */
export type Refusal = 'client' | 'all';

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
export const connectionLimit = (ofClient: number, ofAll: number) => {
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
    held: (): number => all,
    /**
     * Takes a slot if one is free.
     * @param address `Client.address`, for IPv6 a whole network.
     * @returns an idempotent function that releases the slot, or the exceeded limit.
     */
    take: (address: string): (() => void) | Refusal => {
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

/** Messages per minute: per socket, and for all sockets of a client including their opening. A page sends about ten. */
const OF_SOCKET = 60;
const OF_CLIENT = 600;
/** Close code of graphql-transport-ws for too many requests. Pages then continue without updates. */
const TOO_MANY = 4429;

export const messageLimit = ({
  clock,
  metrics,
  settings,
}: Pick<RateLimitServices, 'clock' | 'metrics'> & {
  settings: Pick<Settings, 'connectionsPerClient'>;
}) => {
  const minute = createMinuteCounter(clock);
  /** Messages refused for a client are not counted for the wider networks. */
  const isOver = (address: string): boolean =>
    settings.connectionsPerClient > 0 &&
    networksAround(address).some((network, wider) => minute.add(network) > OF_CLIENT * NETWORK_FACTOR ** wider);
  return {
    /** Counts the opening of a socket. @returns whole seconds to wait; null if allowed now. */
    opening: (address: string): number | null => (isOver(address) ? minute.retryAfter() : null),
    /**
     * Closes a socket that exceeds the limit (4429) and stops reading it.
     * @param closed called then, to terminate a socket that does not acknowledge.
     */
    guard: (socket: WebSocket, address: string, closed: () => void): void => {
      const own = createMinuteCounter(clock);
      socket.on('message', () => {
        const isTooMany = isOver(address) || own.add('messages') > OF_SOCKET;
        if (!isTooMany || socket.readyState !== WebSocket.OPEN) return;
        metrics.rateLimited.inc({ operation: 'web-socket' });
        socket.close(TOO_MANY, 'Too many messages');
        socket.pause();
        closed();
      });
    },
  };
};
