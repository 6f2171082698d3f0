import type { ServerType } from '@hono/node-server';
import type { GraphQLSchema } from 'graphql';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { DEFAULT_LOCALE } from '../../../machines/domain/languages.ts';
import type { BackEnd, RequestContext } from '../context.ts';
import { bearerIn } from './bearer.ts';
import { requestError } from './request-error.ts';

const MAX_MESSAGE = 64 * 1024;

interface ConnectionParams extends Record<string, unknown> {
  /** `Bearer …`: browsers can't send headers with a web socket. */
  authorization?: string;
}

/**
 * Subscriptions at /graphql (protocol graphql-transport-ws, D26): nothing else, so that limits and idempotency keys of
 * HTTP can't be passed by. A connection needs the bearer token of a registration.
 * @returns closes the sockets (1001) and lets no more in.
 */
export const acceptWebSockets = (
  server: ServerType,
  backEnd: BackEnd,
  schema: GraphQLSchema,
): (() => Promise<void>) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });
  const contextOf = (params: ConnectionParams | undefined): RequestContext => ({
    backEnd,
    bearer: bearerIn(params?.authorization),
    idempotencyKey: null,
    client: { address: '', locale: DEFAULT_LOCALE },
    setCookies: [],
  });
  const served = useServer<ConnectionParams, Partial<Extra>>(
    {
      schema,
      onConnect: async ({ connectionParams }) =>
        (await backEnd.tokens.verify(bearerIn(connectionParams?.authorization), 'registration')) !== null,
      context: ({ connectionParams }) => contextOf(connectionParams),
      execute: () => ({ errors: [requestError('BAD_USER_INPUT', 'Only subscriptions')] }),
    },
    sockets,
  );
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') {
      // Without a listener, a connection that breaks meanwhile would end the process.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  return async () => served.dispose();
};
