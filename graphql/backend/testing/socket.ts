import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A web socket client with a registration bearer; does not reconnect. */
export const socketTo = (url: string, bearer: string | null | undefined): Client =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${bearer ?? ''}` },
  });
