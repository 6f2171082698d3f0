import type { ServerType } from '@hono/node-server';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { DEFAULT_LOCALE } from '../../../locales/languages.ts';
import type { BackEnd, RequestContext } from './context.ts';
import { bearerIn, addressOf } from '../http/client.ts';
import { CONNECTION_RETRY_AFTER, connectionLimit, messageLimit } from '../http/connection-limit.ts';
import { RETRY_SOON, type Responses } from '../http/responses.ts';
import type { Graphql } from './graphql.ts';
import { requestError } from '../http/request-error.ts';

const MAX_MESSAGE = 64 * 1024;
const MAX_SOCKETS = 1000;
/** Close-handshake timeout, in ms. */
const CLOSED_WITHIN = 1000;
/** Per socket; the pages use one. */
const MAX_SUBSCRIPTIONS = 5;
/** Close code for temporary failures; clients reconnect (RFC 6455, 7.4.1, and its registry). */
const TRY_AGAIN_LATER = 1013;
/** Version of the protocol (RFC 6455, 4.4). */
const VERSION = '13';

interface ConnectionParams extends Record<string, unknown> {
  /** `Bearer …`: browsers can't send headers with a web socket. */
  authorization?: string;
}

/**
 * GraphQL subscriptions at /graphql (protocol graphql-transport-ws, D26). Other operations are refused, because rate
 * limits and idempotency keys apply to HTTP only. A connection needs the bearer token of a registration.
 * @param answers writes refusals.
 * @returns closes the sockets (1001) and refuses new ones.
 */
export const acceptWebSockets = (
  server: ServerType,
  backEnd: BackEnd,
  { schema, documentOf, errorOverSocket }: Graphql,
  answers: Responses,
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
      onConnect: async ({ connectionParams, extra }) => {
        try {
          return (await backEnd.tokens.verify(bearerIn(connectionParams?.authorization), 'registration')) !== null;
        } catch (error) {
          errorOverSocket(error);
          extra.socket?.close(TRY_AGAIN_LATER);
          return false;
        }
      },
      onSubscribe: async ({ connectionParams, extra, subscriptions }, _id, payload) => {
        if (extra.socket?.readyState !== WebSocket.OPEN) return [requestError('RATE_LIMITED', 'The socket is closed')];
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
          return [requestError('BAD_USER_INPUT', `More than ${MAX_SUBSCRIPTIONS} subscriptions on one socket`)];
        const document = await documentOf(payload);
        if (!('definitions' in document)) return document;
        const { operationName, variables: variableValues } = payload;
        return { schema, document, operationName, variableValues, contextValue: contextOf(connectionParams) };
      },
      onNext: (_context, _id, _payload, _args, { data, errors }) =>
        errors && { ...(data === undefined ? {} : { data }), errors: errors.map(errorOverSocket) },
      onError: (_context, _id, _payload, errors) => errors.map(errorOverSocket),
      // Otherwise the close reason would contain the message of an internal error.
      isProd: true,
      execute: () => ({ errors: [requestError('BAD_USER_INPUT', 'Only subscriptions')] }),
    },
    sockets,
  );
  sockets.on('wsClientError', (_error, socket, { method, headers }) => {
    const speaks = headers['sec-websocket-version'] === VERSION;
    if (method !== 'GET') answers.refuse(socket, 405, { allow: 'GET' });
    else if (headers.upgrade?.toLowerCase() === 'websocket' && !speaks)
      answers.refuse(socket, 426, { upgrade: 'websocket', 'sec-websocket-version': VERSION });
    else answers.refuse(socket, 400);
  });
  const limit = connectionLimit(backEnd.settings.connectionsPerClient, MAX_SOCKETS);
  backEnd.metrics.openConnections('web-socket', () => limit.held());
  const { metrics, pacedRefusals, settings } = backEnd;
  const messages = messageLimit(backEnd);
  const cutLater = (...some: WebSocket[]) => setTimeout(() => some.forEach((one) => one.terminate()), CLOSED_WITHIN);
  const refuse = async (socket: Duplex, address: string, status: 429 | 503, seconds: number) => {
    metrics.rateLimited.inc({ operation: 'web-socket' });
    // Without a listener, a connection error would end the process.
    socket.on('error', () => socket.destroy());
    await pacedRefusals.turn(address);
    answers.refuse(socket, status, { 'retry-after': String(seconds) });
  };
  let isClosing = false;
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return answers.refuse(socket, 404);
    if (isClosing) return answers.refuse(socket, 503, RETRY_SOON);
    const address = addressOf(request, settings.trustProxy);
    const wait = messages.opening(address);
    if (wait !== null) return void refuse(socket, address, 429, wait);
    const leave = limit.take(address);
    if (typeof leave === 'string')
      return void refuse(socket, address, leave === 'client' ? 429 : 503, CONNECTION_RETRY_AFTER);
    // Also if the handshake fails.
    socket.once('close', leave);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      messages.guard(opened, address, () => cutLater(opened).unref());
      sockets.emit('connection', opened, request);
    });
  });
  return async () => {
    isClosing = true;
    const cut = cutLater(...sockets.clients);
    await served.dispose();
    clearTimeout(cut);
  };
};
