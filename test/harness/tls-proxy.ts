/** TLS in front of the product, as in production: passes bytes through, including web sockets. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';

export interface TlsProxy {
  /** `https://localhost:` and its port, known before the product starts. */
  origin: string;
  /** @param url origin of the product, over plain http. */
  passTo: (url: string) => void;
  close: () => void;
}

/** An untrusted key and certificate for localhost, for tests only. */
const LOCALHOST = readFileSync(new URL('localhost.pem', import.meta.url));

export async function openTlsProxy(): Promise<TlsProxy> {
  let target = '';
  const open = new Set<{ destroy: () => void }>();
  const server = createServer({ key: LOCALHOST, cert: LOCALHOST }, (socket) => {
    const product = connect(Number(new URL(target).port), 'localhost');
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    pipeline(socket, product, socket, () => undefined);
  });
  await once(server.listen(0), 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    passTo: (url) => {
      target = url;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
