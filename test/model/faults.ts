/**
 * The faults between a visitor and the back end: one table, with the effect on the response. A proxy applies them on
 * real sockets (faults in Chromium), the tabs of the walks at `fetch`.
 */
import type { FailureKind } from '../../machines/domain/failure.ts';
import { enlargedBeyondUse, withErrors, withoutFields, withUnknownFields, withWrongTypes } from './alterations.ts';

export interface Fault {
  /** Description for the report. */
  words: string;
  /** True if the back end executes the call. */
  reaches: boolean;
  /** The failure kind (D24); null if the response arrives without failure. */
  failure: FailureKind | null;
  /** Replaces the back end's response. */
  response?: { status: number; type: string; body: string; headers?: Readonly<Record<string, string>> };
  /** Alters the back end's response in transit. */
  alter?: { body?: (body: Buffer) => Buffer | string; type?: string };
  /**
   * How far the call gets before the connection breaks, or stalls if the failure is a timeout: no port, no connection,
   * request unread, request read, response, its head, half of its body.
   */
  cut?: 'port' | 'connection' | 'unread' | 'request' | 'response' | 'headers' | 'body';
  /** The connection is closed cleanly instead of reset. */
  orderly?: true;
  /** The response arrives slowly, in small parts. */
  drips?: true;
  /** The back end receives it twice. */
  twice?: true;
}

/** The path and content of a captive portal. */
export const PORTAL = '/captive-portal';
export const PORTAL_PAGE = '<!doctype html><title>Wi-Fi</title><h1>Please log in to the Wi-Fi</h1>';
/** Retry-After of a rate limit, in seconds. */
export const RETRY_AFTER = 17;

const JSON_TYPE = 'application/json';
const cut = (words: string, where: NonNullable<Fault['cut']>, reaches = false) =>
  ({ words, reaches, failure: 'network', cut: where }) as const;
const silence = (words: string, where: NonNullable<Fault['cut']>, reaches = false) =>
  ({ words, reaches, failure: 'timeout', cut: where }) as const;
const says = (words: string, status: number, body: string, type = JSON_TYPE, headers = {}) =>
  ({ words, reaches: false, failure: 'technical', response: { status, body, type, headers } }) as const;
const status = (code: number) => says(String(code), code, `This is a ${code}`, 'text/plain');
const json = (words: string, body: string) => says(words, 200, body);
const busy = (words: string, headers = {}) =>
  ({ ...says(words, 429, 'This is a 429', 'text/plain', headers), failure: 'busy' }) as const;
const altered = (words: string, body: (body: Buffer) => Buffer | string) =>
  ({ words, reaches: true, failure: 'technical', alter: { body } }) as const;
const arrives = (words: string) => ({ words, reaches: true, failure: null }) as const;

/** Faults that never reach the back end come first, to show that there is no effect yet. */
const table = {
  refused: cut('nobody listens: the connection is refused', 'port'),
  resetAtOnce: cut('reset as soon as it is connected', 'connection'),
  resetUnread: cut('reset before the request is read', 'unread'),
  resetUnforwarded: cut('reset after the request was read, before it was passed on', 'request'),
  hangsUnforwarded: silence('silence, and the request is not passed on', 'request'),
  badRequest: status(400),
  unauthorized: status(401),
  forbidden: status(403),
  notFound: status(404),
  requestTimeout: status(408),
  payloadTooLarge: status(413),
  tooManyRequests: busy('429 with Retry-After', { 'retry-after': String(RETRY_AFTER) }),
  tooManyRequestsUntimed: busy('429 without Retry-After'),
  internalServerError: status(500),
  badGateway: says('502 with a page', 502, PORTAL_PAGE, 'text/html'),
  serviceUnavailable: status(503),
  redirected: says('a redirect to the page of a captive portal', 302, '', 'text/plain', { location: PORTAL }),
  page: says('a page with 200', 200, PORTAL_PAGE, 'text/html'),
  empty: json('200 with nothing in it', ''),
  noContent: says('204', 204, ''),
  errorsAlone: json('errors alone', '{"errors":[{"message":"Something broke behind it"}]}'),
  dataNull: json('data that is null', '{"data":null}'),
  jsonNull: json('the JSON value null', 'null'),
  jsonList: json('the JSON value []', '[]'),
  jsonNumber: json('the JSON value 42', '42'),
  resetAnswered: cut('reset after the back end answered: the answer is lost', 'response', true),
  resetInHeaders: cut('reset in the middle of the headers', 'headers', true),
  resetInBody: cut('reset in the middle of the body', 'body', true),
  closedInBody: { ...cut('closed in order in the middle of the body', 'body', true), orderly: true },
  arrivesLate: silence('silence; the request reaches the back end when nobody waits any more', 'request', true),
  hangsAnswered: silence('silence, though the back end answered', 'response', true),
  hangsInBody: silence('silence from the middle of the body on', 'body', true),
  dripsTooLong: { ...silence('a byte now and then, for longer than one waits', 'body', true), drips: true },
  gatewayTimeout: {
    ...says('504, though the back end answered', 504, PORTAL_PAGE, 'text/html'),
    reaches: true,
  },
  truncated: altered('JSON that ends in its middle', (body) => body.subarray(0, Math.floor(body.length / 2))),
  rubbishAfter: altered('JSON with rubbish behind it', (body) => `${body.toString()}<!-- served in 12 ms -->`),
  answeredTwice: altered('the answer twice in one body', (body) => Buffer.concat([body, body])),
  dataWithErrors: altered('data together with errors', withErrors),
  wrongTypes: altered('numbers for texts, objects for lists', withWrongTypes),
  missingFields: altered('the fields of the answer missing', withoutFields),
  huge: altered('some 20 MB of JSON, the answer in it: more than any answer of the contract has', enlargedBeyondUse),
  dripsInTime: { ...arrives('drop by drop, and all there in time'), drips: true },
  plainText: { ...arrives('the right JSON, called text/plain'), alter: { type: 'text/plain' } },
  deliveredTwice: { ...arrives('the request is delivered twice, as after a retry of the network’s own'), twice: true },
  unknownFields: { ...arrives('fields that nobody asked for'), alter: { body: withUnknownFields } },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof table;
export const FAULTS: Readonly<Record<FaultName, Fault>> = table;
export const faultNames = Object.keys(table) as FaultName[];
