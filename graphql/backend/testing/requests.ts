/** Raw requests that no HTTP client would send. */
import { connect } from 'node:net';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { networkInterfaces } from 'node:os';

interface RawAnswer {
  status: number;
  /** Lowercase header names. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends raw text, reads the head of the first response and closes the connection.
 * @param sent called once the text was sent.
 * @throws Error if the server closes the connection without a response.
 */
export const rawRequest = (url: string, text: string, sent?: () => void): Promise<RawAnswer> => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, sent));
    let read = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      read += chunk;
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.destroy();
      const [first = '', ...lines] = read.slice(0, end).split('\r\n');
      const headers = lines.map((line) => line.split(/: (.*)/s, 2));
      const named = headers.map(([name = '', value = '']) => [name.toLowerCase(), value]);
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(named) });
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`The connection ended without an answer: ${read}`)));
  });
};

/** Reader of Server-Sent Event streams for tests. */

/** An event with its parsed payload. */
interface StreamedEvent {
  event: string;
  data: unknown;
}

/**
 * Reads events of a response in order, without comments.
 * @returns a function: the next event, or null at the end of the stream.
 */
export const eventReader = (answer: Response): (() => Promise<StreamedEvent | null>) => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return async () => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      const block = unread.slice(0, Math.max(0, end));
      if (end >= 0) unread = unread.slice(end + 2);
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined && data !== undefined) return { event, data: JSON.parse(data) };
      if (end >= 0) continue;
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return null;
      unread += value;
    }
  };
};

/** A web socket client with a registration bearer; does not reconnect. */
export const socketTo = (url: string, bearer: string | null | undefined): Client =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${bearer ?? ''}` },
  });

/** Status events of a registration. */
export const statusesTo = (url: string, bearer: string | null | undefined) => {
  const client = socketTo(url, bearer);
  const changes = client.iterate({ query: 'subscription { registrationStatusChanged { status } }' });
  return { next: async () => (await changes.next()).value as unknown, end: () => client.dispose() };
};
export const statusEvent = (status: string) => ({ data: { registrationStatusChanged: { status } } });

/** A non-loopback address of this computer, which counts as another one. */
export const outerAddress = Object.values(networkInterfaces())
  .flat()
  .find((found) => found && !found.internal && found.family === 'IPv4')?.address;
