/** Graceful shutdown of an HTTP server: every pending request gets a response. */
import type { ServerType } from '@hono/node-server';
import type { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Responses } from '../http/responses.ts';

/** Open requests are refused this long after closing begins, in ms. */
const REQUESTS_END_WITHIN = 2000;
/** Event loop turns without a new connection or request after which the server counts as quiet. */
const QUIET_TURNS = 10;
/**
 * Requests that arrive within this time are answered, later ones get 503. In ms; a turn with heavy computation takes
 * long.
 */
const ANSWERED_WITHIN = 500;
/** Accepts connections for this long at most, even if the server never becomes quiet, in ms. */
const ACCEPTED_WITHIN = 1500;
/** Time to write the refusals, in ms. */
const WRITTEN_WITHIN = 100;

/** Waits until the server is quiet. @returns false if `until` passes first. */
const quiet = async (server: ServerType, until: number): Promise<boolean> => {
  let turns = 0;
  const restart = () => (turns = 0);
  server.on('connection', restart).on('request', restart);
  for (; turns < QUIET_TURNS && performance.now() < until; turns += 1) await setImmediate();
  server.off('connection', restart).off('request', restart);
  return turns === QUIET_TURNS;
};

/** Accepts connections that are still in the backlog of the operating system: closing would reset them. */
const acceptBacklog = async (server: ServerType, shutdown: ShutdownState, begun: number): Promise<void> => {
  if (await quiet(server, begun + ANSWERED_WITHIN)) return;
  shutdown.refusesRequests = true;
  await quiet(server, begun + ACCEPTED_WITHIN);
};

const closed = (server: Server | ServerType): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Shared flag: whether new requests get 503. */
export interface ShutdownState {
  refusesRequests: boolean;
}

/**
 * Accepts the backlog, then stops accepting; closes idle connections; resolves when all others are answered, or refused
 * after two seconds. The second parameter is a further listener of the same server, or null.
 * @param shutdown refuses requests if more requests arrive than can be answered.
 */
export const closeServer = async (
  server: ServerType,
  secondServer: Server | null,
  shutdown: ShutdownState,
  { refuseOpen }: Pick<Responses, 'refuseOpen'>,
): Promise<void> => {
  const begun = performance.now();
  await acceptBacklog(server, shutdown, begun);
  const ended = Promise.all([server, ...(secondServer ? [secondServer] : [])].map(closed));
  const late = new AbortController();
  const cut = async () => {
    // Accepting the backlog may have taken longer than that.
    const left = Math.max(0, begun + REQUESTS_END_WITHIN - performance.now());
    await setTimeout(left, undefined, { signal: late.signal });
    refuseOpen();
    await setTimeout(WRITTEN_WITHIN, undefined, { signal: late.signal });
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await Promise.all([ended.finally(() => late.abort()), cut().catch(() => undefined)]);
};
