/**
 * Subscription `registrationStatusChanged` over graphql-ws (spec, section 9). If the connection is lost for good,
 * updates end without an error.
 */
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import * as v from 'valibot';
import { RegistrationStatusChangedDocument } from '../../../graphql/generated/client/graphql.ts';
import { bearerToken } from '../bearer/bearer.ts';
import { client } from '../network/client.ts';
import { oneLine } from '../network/persisted-query.ts';

const RETRIES = 5;
const FIRST_WAIT = 1_000;
const KEEP_ALIVE = 20_000;
const ANSWER_LIMIT = 10_000;
/** Close code for our own reconnects: the network is back, or the tab was suspended. */
const RESTART = 4205;
/** Close codes after which a retry is pointless; 4205 and 4499 (frozen, then terminated) are not among them. */
const FATAL = new Set([4500, 4005, 4400, 4004, 4401, 4403, 4406, 4408, 4504, 4409, 4429]);

/** Milliseconds before a retry (counted from 0): one second, doubled each time, plus up to 100% jitter. */
export const waitBefore = (retry: number, chance: number): number => FIRST_WAIT * 2 ** retry * (1 + chance);

/** True if a broken connection should be retried. */
export const mayRetry = (broken: unknown): boolean =>
  !(typeof broken === 'object' && broken !== null && 'code' in broken && FATAL.has(Number(broken.code)));

const Changed = v.object({ registrationStatusChanged: v.object({ id: v.string(), status: v.string() }) });
export interface Status {
  id: string;
  status: string;
}

/** A socket that no longer answers a ping is terminated (close code 4499) and reconnected. */
function watchPings(connection: () => Client) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ping: (received: boolean) => {
      if (!received) timer = setTimeout(() => connection().terminate(), ANSWER_LIMIT);
    },
    pong: (received: boolean) => {
      if (received) clearTimeout(timer);
    },
    closed: () => clearTimeout(timer),
  };
}

/**
 * Calls `changed` with the current status and each change, and `connected` whenever the socket opens or closes. Returns
 * a function that ends the subscription.
 */
export function subscribeToStatus(
  endpoint: string,
  changed: (status: Status) => void,
  connected: (isThere: boolean) => void,
): () => void {
  const url = new URL(endpoint, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let socket: WebSocket | null = null;
  const pings = watchPings(() => connection);
  const connection: Client = createClient({
    url: url.href,
    connectionParams: () => ({ authorization: `Bearer ${bearerToken() ?? ''}` }),
    retryAttempts: RETRIES,
    retryWait: (retry) => new Promise((resolve) => void setTimeout(resolve, waitBefore(retry, Math.random()))),
    shouldRetry: mayRetry,
    connectionAckWaitTimeout: ANSWER_LIMIT,
    keepAlive: KEEP_ALIVE,
    on: {
      ...pings,
      connected: () => connected(true),
      closed: () => {
        pings.closed();
        connected(false);
      },
      opened: (opened) => {
        socket = opened as WebSocket;
      },
    },
  });
  /** The protocol requires the query text, even if the operation is also identified by its hash. */
  const inOneLine: Client = {
    ...connection,
    subscribe: (payload, sink) => connection.subscribe({ ...payload, query: oneLine(payload.query) }, sink),
  };
  const restart = () => {
    if (socket?.readyState === WebSocket.OPEN) socket.close(RESTART, 'Client Restart');
  };
  addEventListener('online', restart);
  const stopListening = () => removeEventListener('online', restart);
  const subscription = client
    .subscribe({
      query: RegistrationStatusChangedDocument,
      context: { socket: new GraphQLWsLink(inOneLine) },
      fetchPolicy: 'no-cache',
    })
    .subscribe({
      next: ({ data }) => {
        const read = v.safeParse(Changed, data);
        if (read.success) changed(read.output.registrationStatusChanged);
      },
      error: stopListening,
      complete: stopListening,
    });
  // `connection.dispose()` during a retry wait would connect once more, and fail without a handler.
  return () => {
    stopListening();
    subscription.unsubscribe();
  };
}
