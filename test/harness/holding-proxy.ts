/** A proxy between a browser and the back end that never answers some paths; each such request keeps its connection. */
import { createServer, globalAgent } from 'node:http';
import { stream } from './forward.ts';
import { serve, type Served } from './serve.ts';

interface HoldingProxy extends Served {
  /** Number of unanswered requests. */
  held: () => number;
}

/**
 * @param target the origin of the back end, which receives everything else, except web sockets.
 * @param paths prefixes that are never answered.
 */
export async function openHoldingProxy(target: string, paths: readonly string[]): Promise<HoldingProxy> {
  let held = 0;
  const server = createServer((request, response) => {
    if (paths.some((start) => request.url?.startsWith(start))) held += 1;
    else stream(new URL(target), globalAgent, request, response).catch(() => response.destroy());
  });
  return { ...(await serve(server)), held: () => held };
}
