/** TLS in front of the product, as production has it: bytes are passed on as they come, web sockets included. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';
import { makeCertificate } from './certificate.ts';

export interface TlsProxy {
  /** `https://localhost:` and its port, known before there is a product behind it. */
  origin: string;
  /** @param url origin of the product, over plain http. */
  passTo: (url: string) => void;
  close: () => void;
}

/** With a certificate that nobody trusts. @throws where there is no openssl. */
export async function openTlsProxy(): Promise<TlsProxy> {
  const { key, cert } = await makeCertificate();
  let target = '';
  const open = new Set<{ destroy: () => void }>();
  const server = createServer({ key, cert }, (socket) => {
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
