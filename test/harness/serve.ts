/** A server on a free port of this computer, for as long as it is needed. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  /** `http://localhost:` and its port. */
  url: string;
  /** Ends it, with its connections. */
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
