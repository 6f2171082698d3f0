/** A real server between a browser and the back end that never answers some paths: each such request keeps its connection. */
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface HoldingProxy {
  url: string;
  /** How many requests it has not answered. */
  held: () => number;
  close: () => void;
}

/**
 * @param target the origin of the back end: everything else goes there, web sockets excepted.
 * @param paths beginnings of paths that are never answered.
 */
export async function openHoldingProxy(target: string, paths: readonly string[]): Promise<HoldingProxy> {
  const { hostname, port } = new URL(target);
  let held = 0;
  const server = createServer((request, response) => {
    const { method, url: path = '/', headers } = request;
    if (paths.some((start) => path.startsWith(start))) {
      held += 1;
      return;
    }
    const forwarded = ask({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    pipeline(request, forwarded, () => undefined);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    held: () => held,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
