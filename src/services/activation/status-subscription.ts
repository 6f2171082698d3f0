/** Subscription `registrationStatusChanged` over graphql-ws (spec, section 9). A connection that is lost for good only ends the telling. */
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
/** We close and connect anew: the network has come back, or the tab was asleep. */
const RESTART = 4205;
/** After these there is no use in trying again; 4205 and 4499 (frozen, then terminated) are not among them. */
const FATAL = new Set([4500, 4005, 4400, 4004, 4401, 4403, 4406, 4408, 4504, 4409, 4429]);

/** Milliseconds before a retry, counted from 0: doubling from one second, and up to as much again by chance. */
export const waitBefore = (retry: number, chance: number): number => FIRST_WAIT * 2 ** retry * (1 + chance);

/** Whether a broken connection is tried again. */
export const mayRetry = (broken: unknown): boolean =>
  !(typeof broken === 'object' && broken !== null && 'code' in broken && FATAL.has(Number(broken.code)));

const Changed = v.object({ registrationStatusChanged: v.object({ id: v.string(), status: v.string() }) });
export interface Status {
  id: string;
  status: string;
}

/** A socket that no longer answers a ping is given up (close code 4499), and connected anew. */
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
 * Calls `changed` with the status now, and at each change, and `connected` as often as the socket is there or gone; gives back how to
 * end it.
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
  /** The protocol wants the text, by whatever else the operation is named. */
  const inOneLine: Client = {
    ...connection,
    subscribe: (payload, sink) => connection.subscribe({ ...payload, query: oneLine(payload.query) }, sink),
  };
  const restart = () => {
    if (socket?.readyState === WebSocket.OPEN) socket.close(RESTART, 'Client Restart');
  };
  addEventListener('online', restart);
  const over = () => removeEventListener('online', restart);
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
      error: over,
      complete: over,
    });
  // Not `connection.dispose()`: while it waits to try again, that would connect once more, and fail unheard.
  return () => {
    over();
    subscription.unsubscribe();
  };
}
