/** Limits of incoming web socket messages. In memory, because sockets belong to one process. */
import { WebSocket } from 'ws';
import type { Settings } from '../settings/settings.ts';
import { createMinuteCounter } from './minute-counter.ts';
import { networksAround } from '../common/ip-address.ts';
import { type RateLimitServices, NETWORK_FACTOR } from './rate-limits.ts';

/** Messages per minute: per socket, and for all sockets of a client including their opening. A page sends about ten. */
const OF_SOCKET = 60;
const OF_CLIENT = 600;
/** Close code of graphql-transport-ws for too many requests. Pages then continue without updates. */
const TOO_MANY = 4429;

interface MessageLimit {
  /** Counts the opening of a socket. @returns whole seconds to wait; null if allowed now. */
  opening(address: string): number | null;
  /**
   * Closes a socket that exceeds the limit (4429) and stops reading it.
   * @param closed called then, to terminate a socket that does not acknowledge.
   */
  guard(socket: WebSocket, address: string, closed: () => void): void;
}

export const messageLimit = ({
  clock,
  metrics,
  settings,
}: Pick<RateLimitServices, 'clock' | 'metrics'> & {
  settings: Pick<Settings, 'connectionsPerClient'>;
}): MessageLimit => {
  const minute = createMinuteCounter(clock);
  /** Messages refused for a client are not counted for the wider networks. */
  const isOver = (address: string): boolean =>
    settings.connectionsPerClient > 0 &&
    networksAround(address).some((network, wider) => minute.add(network) > OF_CLIENT * NETWORK_FACTOR ** wider);
  return {
    opening: (address) => (isOver(address) ? minute.retryAfter() : null),
    guard: (socket, address, closed) => {
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
