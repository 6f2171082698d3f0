/** A client that floods a back end, as a separate process, so that it does not delay the measured clients. */
import { Agent } from 'node:http';
import { WebSocket } from 'ws';
import { persistedQueryOf } from '../../../graphql/backend/testing/client.ts';
import { type Posted, lookUp, post } from './registrations.ts';

export interface Flood {
  /** `refused`: look-ups over the limit; `unknown`: unknown operations; `sockets`: subscribe and complete. */
  kind: 'refused' | 'unknown' | 'sockets';
  connections: number;
  url: string;
  /** Bearer tokens of the flooder's own registrations; one per socket. */
  bearers: readonly string[];
}

/** Counts of results: HTTP statuses, close codes of sockets, and messages. */
export type Came = Record<string, number>;

const ADDRESS = '203.0.113.66';
const flood = JSON.parse(process.argv[2] ?? '') as Flood;
const came: Came = {};
const count = (what: string): void => {
  came[what] = (came[what] ?? 0) + 1;
};
const until = new AbortController();

const UNKNOWN: Posted = {
  headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
  body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }),
};

async function ask(agent: Agent): Promise<void> {
  const posted = flood.kind === 'unknown' ? UNKNOWN : lookUp(ADDRESS, 'NOCODE');
  while (!until.signal.aborted) {
    const { status } = await post(agent, flood.url, posted).catch(() => ({ status: 0 }));
    count(String(status));
  }
}

const payload = {
  operationName: 'registrationStatusChanged',
  query: '',
  extensions: { persistedQuery: persistedQueryOf('registrationStatusChanged') },
};

/** Subscribes and completes as fast as possible, and reopens a closed socket. */
async function hold(bearer: string): Promise<void> {
  while (!until.signal.aborted) {
    const socket = new WebSocket(`${flood.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': ADDRESS },
    });
    socket.on('error', () => count('refused'));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } }));
    });
    let nth = 0;
    const again = (): void => {
      if (until.signal.aborted || socket.readyState !== WebSocket.OPEN) return;
      for (let some = 0; some < 5; some += 1) {
        nth += 1;
        socket.send(JSON.stringify({ type: 'subscribe', id: String(nth), payload }));
        socket.send(JSON.stringify({ type: 'complete', id: String(nth) }));
        count('subscribed');
      }
      setTimeout(again, 12);
    };
    socket.on('message', (data: Buffer) => data.includes('connection_ack') && again());
    const closed = Promise.withResolvers<number>();
    socket.once('close', closed.resolve);
    count(`closed ${await closed.promise}`);
  }
}

process.on('message', () => {
  until.abort();
  process.send?.(came, () => process.exit());
});
const agent = new Agent({ keepAlive: true });
const one = (nth: number): Promise<void> =>
  flood.kind === 'sockets' ? hold(flood.bearers[nth % flood.bearers.length] ?? '') : ask(agent);
await Promise.all(Array.from({ length: flood.connections }, (_, nth) => one(nth)));
