/** A server on a free port, until it is closed. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  /** `http://localhost:` and its port. */
  url: string;
  /** Closes it with its connections. */
  close: () => void;
}

export async function serve(server: Server): Promise<Served> {
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
