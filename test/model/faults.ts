/**
 * What can go wrong between a visitor and the back end: one table, with what becomes of the response. A proxy does it on
 * real sockets (faults in Chromium), the tabs of the walks at `fetch`; neither keeps a table of its own.
 */
import type { FailureKind } from '../../machines/domain/failure.ts';
import { enlargedBeyondUse, withErrors, withoutFields, withUnknownFields, withWrongTypes } from './alterations.ts';

export interface Fault {
  /** What happens, for the report. */
  words: string;
  /** Whether the back end carries the call out. */
  reaches: boolean;
  /** What the failure is called (D24); null: the response arrives, and nothing has failed. */
  failure: FailureKind | null;
  /** Said in the place of the back end's response. */
  response?: { status: number; type: string; body: string; headers?: Readonly<Record<string, string>> };
  /** What the back end's response becomes on its way. */
  alter?: { body?: (body: Buffer) => Buffer | string; type?: string };
  /**
   * How far the call comes before the connection breaks, or falls silent where the failure is a time-out: no port, no
   * connection, a request that nobody read, one that was read, a response, its head, half of its body.
   */
  cut?: 'port' | 'connection' | 'unread' | 'request' | 'response' | 'headers' | 'body';
  /** The connection is ended in order where it is cut, rather than reset. */
  orderly?: true;
  /** The response comes byte by byte. */
  drips?: true;
  /** The back end hears it twice. */
  twice?: true;
}

/** Where the page of a captive portal is, and what it says. */
export const PORTAL = '/captive-portal';
export const PORTAL_PAGE = '<!doctype html><title>Wi-Fi</title><h1>Please log in to the Wi-Fi</h1>';
/** Seconds, as a rate limit says them. */
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

/** Those that reach nothing come first, so that it can be seen that there is no effect yet. */
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
