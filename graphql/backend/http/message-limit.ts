/** How many messages web sockets may bring. In memory, for a socket is of one process. */
import { WebSocket } from 'ws';
import type { BackEnd } from '../context.ts';
import { countedMinute } from './counted-minute.ts';
import { networksAround } from './ip-address.ts';
import { WIDER } from './rate-limits.ts';

/** A minute: of one socket, and of the sockets of one client together, an opening included. A page sends about ten. */
const OF_SOCKET = 60;
const OF_CLIENT = 600;
/** Of graphql-transport-ws: too many. Pages that hear it go on without news. */
const TOO_MANY = 4429;

export interface MessageLimit {
  /** Counts the opening of a socket. @returns whole seconds until a client may open one; null: now. */
  opening(address: string): number | null;
  /** Closes a socket that brings too many (4429), and reads no more of it. @param closed when the other side does not answer that. */
  guard(socket: WebSocket, address: string, closed: () => void): void;
}

export const messageLimit = ({
  clock,
  metrics,
  settings,
}: Pick<BackEnd, 'clock' | 'metrics' | 'settings'>): MessageLimit => {
  const minute = countedMinute(clock);
  /** What is refused of a client does not count for its neighbours. */
  const isOver = (address: string): boolean =>
    settings.connectionsPerClient > 0 &&
    networksAround(address).some((network, wider) => minute.add(network) > OF_CLIENT * WIDER ** wider);
  return {
    opening: (address) => (isOver(address) ? minute.retryAfter() : null),
    guard: (socket, address, closed) => {
      const own = countedMinute(clock);
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
