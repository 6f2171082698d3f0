/**
 * What can go wrong between a visitor and the back end: one table, which the proxy that does it, the table in Chromium
 * and the one of the engine read.
 */
import type { FailureKind } from '../../machines/domain/failure.ts';

export interface Fault {
  /** What happens, for the report. */
  words: string;
  /** Whether the back end has carried the call out. */
  reaches: boolean;
  /** What D24 makes of it; nothing: the answer arrives, and no failure is told. */
  told: FailureKind | 'nothing';
}
const network = (words: string, reaches = false) => ({ words, reaches, told: 'network' }) as const;
const timeout = (words: string, reaches = false) => ({ words, reaches, told: 'timeout' }) as const;
const technical = (words: string, reaches = false) => ({ words, reaches, told: 'technical' }) as const;
const busy = (words: string) => ({ words, reaches: false, told: 'busy' }) as const;
const answered = (words: string) => ({ words, reaches: true, told: 'nothing' }) as const;

/** Those that reach nothing come first, so that it can be seen that there is no effect yet. */
const table = {
  refused: network('nobody listens: the connection is refused'),
  resetAtOnce: network('reset as soon as it is connected'),
  resetUnread: network('reset before the request is read'),
  resetUnforwarded: network('reset after the request was read, before it was passed on'),
  hangsUnforwarded: timeout('silence, and the request is not passed on'),
  badRequest: technical('400'),
  unauthorized: technical('401'),
  forbidden: technical('403'),
  notFound: technical('404'),
  requestTimeout: technical('408'),
  payloadTooLarge: technical('413'),
  tooManyRequests: busy('429 with Retry-After'),
  tooManyRequestsUntimed: busy('429 without Retry-After'),
  internalServerError: technical('500'),
  badGateway: technical('502 with a page'),
  serviceUnavailable: technical('503'),
  redirected: technical('a redirect to the page of a captive portal'),
  page: technical('a page with 200'),
  empty: technical('200 with nothing in it'),
  noContent: technical('204'),
  errorsAlone: technical('errors alone'),
  dataNull: technical('data that is null'),
  jsonNull: technical('the JSON value null'),
  jsonList: technical('the JSON value []'),
  jsonNumber: technical('the JSON value 42'),
  resetAnswered: network('reset after the back end answered: the answer is lost', true),
  resetInHeaders: network('reset in the middle of the headers', true),
  resetInBody: network('reset in the middle of the body', true),
  closedInBody: network('closed in order in the middle of the body', true),
  arrivesLate: timeout('silence; the request reaches the back end when nobody waits any more', true),
  hangsAnswered: timeout('silence, though the back end answered', true),
  hangsInBody: timeout('silence from the middle of the body on', true),
  dripsTooLong: timeout('a byte now and then, for longer than one waits', true),
  gatewayTimeout: technical('504, though the back end answered', true),
  truncated: technical('JSON that ends in its middle', true),
  rubbishAfter: technical('JSON with rubbish behind it', true),
  answeredTwice: technical('the answer twice in one body', true),
  dataWithErrors: technical('data together with errors', true),
  wrongTypes: technical('numbers for texts, objects for lists', true),
  missingFields: technical('the fields of the answer missing', true),
  huge: technical('some 20 MB of JSON, the answer in it: more than any answer of the contract has', true),
  dripsInTime: answered('drop by drop, and all there in time'),
  plainText: answered('the right JSON, called text/plain'),
  deliveredTwice: answered('the request is delivered twice, as after a retry of the network’s own'),
  unknownFields: answered('fields that nobody asked for'),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof table;
export const FAULTS: Readonly<Record<FaultName, Fault>> = table;
export const faultNames = Object.keys(table) as FaultName[];
