/** Finds a port for servers that need it before they listen, or listen on it again. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port ranges: Linux from 32768, others from 49152. */
const LOWEST = 20_000;
const PORTS = 10_000;

/** A port on which nothing listens, outside the ephemeral range. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * PORTS);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
