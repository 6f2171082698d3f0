/** A port for what must know it before it listens, or listens at it again. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what a system gives to connections and to those who ask for any port: Linux from 32768, others from 49152. */
const LOWEST = 20_000;
const PORTS = 10_000;

/** A port where nobody listens on this computer, and where nobody comes to by chance. */
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
