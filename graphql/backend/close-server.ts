/** The end of a server: nobody who has asked is cut off without a word. */
import type { ServerType } from '@hono/node-server';
import type { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { EveryAnswer } from './http/every-answer.ts';

/** After it, requests that are still running are refused. Milliseconds, from when the closing begins. */
const REQUESTS_END_WITHIN = 2000;
/** Turns of the event loop in which nobody has come: whoever has connected or asked before was heard. */
const QUIET_TURNS = 10;
/** Who is heard within it is answered, who is heard later in vain: a turn in which much is computed is a long one. Milliseconds. */
const ANSWERED_WITHIN = 500;
/** Even if it is never quiet. Milliseconds. */
const HEARD_WITHIN = 1500;
/** Milliseconds in which what was refused is written. */
const WRITTEN_WITHIN = 100;

/** Until it is quiet, or so late. */
const quiet = async (server: ServerType, until: number): Promise<boolean> => {
  let turns = 0;
  const heard = () => (turns = 0);
  server.on('connection', heard).on('request', heard);
  for (; turns < QUIET_TURNS && performance.now() < until; turns += 1) await setImmediate();
  server.off('connection', heard).off('request', heard);
  return turns === QUIET_TURNS;
};

/** Connections wait in the system until they are accepted: closing would reset those. */
const hearAll = async (server: ServerType, door: Door, begun: number): Promise<void> => {
  if (await quiet(server, begun + ANSWERED_WITHIN)) return;
  door.isShut = true;
  await quiet(server, begun + HEARD_WITHIN);
};

const closed = (server: Server | ServerType): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Whether what is asked is answered at all. */
export interface Door {
  isShut: boolean;
}

/**
 * Hears whom the system has let in, then accepts nobody any more; ends connections on which nothing runs; resolves when all others have
 * been answered, or refused after two seconds.
 * @param beside what else listens for the server.
 * @param door is shut where more come than can be answered.
 */
export const closeServer = async (
  server: ServerType,
  beside: Server | null,
  door: Door,
  { refuseOpen }: Pick<EveryAnswer, 'refuseOpen'>,
): Promise<void> => {
  const begun = performance.now();
  await hearAll(server, door, begun);
  const ended = Promise.all([server, ...(beside ? [beside] : [])].map(closed));
  const late = new AbortController();
  const cut = async () => {
    // Whoever was heard may have taken longer than that.
    const left = Math.max(0, begun + REQUESTS_END_WITHIN - performance.now());
    await setTimeout(left, undefined, { signal: late.signal });
    refuseOpen();
    await setTimeout(WRITTEN_WITHIN, undefined, { signal: late.signal });
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await Promise.all([ended.finally(() => late.abort()), cut().catch(() => undefined)]);
};
