/** How each fault is done: to the connection as a whole, or to one request on its socket. */
import { setTimeout as pause } from 'node:timers/promises';
import { enlargedBeyondUse, withErrors, withoutFields, withUnknownFields, withWrongTypes } from './alterations.ts';
import { reply, replyHalf, withBody, type Answer, type Exchange } from './exchange.ts';
import type { FaultName } from './faults.ts';

/** Where the page of the captive portal is, and what it says. */
export const PORTAL = '/captive-portal';
export const PAGE = '<!doctype html><title>Wi-Fi</title><h1>Please log in to the Wi-Fi</h1>';
/** Seconds, as a rate limit says them. */
export const RETRY_AFTER = 17;
/** Milliseconds from one drop to the next, and how many there are: slow for a computer, quick for a test. */
export const DROP = 5;
const DROPS = 40;

/** Of a connection as a whole, which can't be told apart by what is asked over it. */
export type ConnectionDeed =
  /** Nobody listens; nothing arrives then that could be counted. */
  | 'refuse'
  /** Strikes whoever connects, whatever he wants. */
  | 'resetConnection'
  /** Strikes each GraphQL request: which one it is would have to be read. */
  | 'resetUnread';
export type Deed =
  | ConnectionDeed
  /** In place of the back end, which hears nothing. */
  | { says: Answer }
  /** The back end has answered, and its words become others on their way. */
  | { becomes: (body: Buffer) => Buffer | string; type?: string }
  | { does: (exchange: Exchange) => Promise<void> | void };

const says = (status: number, body: string, type = 'application/json', headers: Record<string, string> = {}): Deed => ({
  says: { status, headers: { ...headers, 'content-type': type }, body: Buffer.from(body) },
});
const refusal = (status: number, headers: Record<string, string> = {}) =>
  says(status, `This is a ${status}`, 'text/plain', headers);
const becomes = (change: (body: Buffer) => Buffer | string): Deed => ({ becomes: change });
const does = (deed: (exchange: Exchange) => Promise<void> | void): Deed => ({ does: deed });
const twice = (body: Buffer) => Buffer.concat([body, body]);

const HEAD_CUT = 'HTTP/1.1 200 OK\r\nContent-Type: application/js';
/** What was written has left before the connection ends. */
const sent = ({ socket }: Exchange, text: string) => new Promise((resolve) => socket.write(text, resolve));
const reset = ({ socket }: Exchange) => void socket.resetAndDestroy();

export const deeds: Readonly<Record<FaultName, Deed>> = {
  refused: 'refuse',
  resetAtOnce: 'resetConnection',
  resetUnread: 'resetUnread',
  resetUnforwarded: does(reset),
  hangsUnforwarded: does(async (exchange) => {
    await exchange.held;
    if (!exchange.socket.destroyed) reply(exchange, await exchange.forward());
  }),
  badRequest: refusal(400),
  unauthorized: refusal(401),
  forbidden: refusal(403),
  notFound: refusal(404),
  requestTimeout: refusal(408),
  payloadTooLarge: refusal(413),
  tooManyRequests: refusal(429, { 'retry-after': String(RETRY_AFTER) }),
  tooManyRequestsUntimed: refusal(429),
  internalServerError: refusal(500),
  badGateway: says(502, PAGE, 'text/html'),
  serviceUnavailable: refusal(503),
  redirected: says(302, '', 'text/plain', { location: PORTAL }),
  page: says(200, PAGE, 'text/html'),
  empty: says(200, ''),
  noContent: { says: { status: 204, headers: {}, body: Buffer.alloc(0) } },
  errorsAlone: says(200, '{"errors":[{"message":"Something broke behind it"}]}'),
  dataNull: says(200, '{"data":null}'),
  jsonNull: says(200, 'null'),
  jsonList: says(200, '[]'),
  jsonNumber: says(200, '42'),
  resetAnswered: does(async (exchange) => {
    await exchange.forward();
    reset(exchange);
  }),
  resetInHeaders: does(async (exchange) => {
    await exchange.forward();
    await sent(exchange, HEAD_CUT);
    reset(exchange);
  }),
  resetInBody: does(async (exchange) => {
    await replyHalf(exchange, await exchange.forward());
    reset(exchange);
  }),
  closedInBody: does(async (exchange) => {
    await replyHalf(exchange, await exchange.forward());
    exchange.socket.end();
  }),
  arrivesLate: does(async (exchange) => {
    await exchange.held;
    reply(exchange, await exchange.forward());
  }),
  hangsAnswered: does(async (exchange) => {
    const answer = await exchange.forward();
    await exchange.held;
    reply(exchange, answer);
  }),
  hangsInBody: does(async (exchange) => {
    const rest = await replyHalf(exchange, await exchange.forward());
    await exchange.held;
    exchange.response.end(rest);
  }),
  dripsTooLong: does(async ({ response, forward, held }) => {
    const { status, body } = await forward();
    response.writeHead(status, { 'content-type': 'application/json' });
    // White space before the value: however long it goes on, it may still become the right JSON.
    const dripping = setInterval(() => response.write(' '), DROP);
    await held;
    clearInterval(dripping);
    response.end(body);
  }),
  gatewayTimeout: does(async (exchange) => {
    await exchange.forward();
    reply(exchange, { status: 504, headers: { 'content-type': 'text/html' }, body: Buffer.from(PAGE) });
  }),
  truncated: becomes((body) => body.subarray(0, Math.floor(body.length / 2))),
  rubbishAfter: becomes((body) => `${body.toString()}<!-- served in 12 ms -->`),
  answeredTwice: becomes(twice),
  dataWithErrors: becomes(withErrors),
  wrongTypes: becomes(withWrongTypes),
  missingFields: becomes(withoutFields),
  dripsInTime: does(async ({ response, forward }) => {
    const answer = await forward();
    const { status, headers, body } = withBody(answer, answer.body);
    response.writeHead(status, headers);
    const drop = Math.ceil(body.length / DROPS);
    for (let at = 0; at < body.length; at += drop) {
      response.write(body.subarray(at, at + drop));
      await pause(DROP);
    }
    response.end();
  }),
  huge: becomes(enlargedBeyondUse),
  plainText: { becomes: (body) => body, type: 'text/plain' },
  deliveredTwice: does(async (exchange) => {
    const [, second] = await Promise.all([exchange.forward(), exchange.forward()]);
    reply(exchange, second);
  }),
  unknownFields: becomes(withUnknownFields),
};

/** Does what can be done to one request. */
export async function strike(deed: Exclude<Deed, ConnectionDeed>, exchange: Exchange): Promise<void> {
  if ('does' in deed) return deed.does(exchange);
  if ('says' in deed) return reply(exchange, deed.says);
  const answer = await exchange.forward();
  reply(exchange, withBody(answer, deed.becomes(answer.body), deed.type));
}
