/**
 * What each fault of the table does to one call of `fetch`. Not done by the proxy that does them to real connections: here
 * thirty seconds pass at once, and every call's true answer must be known, also where the visitor never gets it.
 */
import {
  enlargedBeyondUse,
  withErrors,
  withoutFields,
  withUnknownFields,
  withWrongTypes,
} from '../../model/alterations.ts';
import type { FaultName } from '../../model/faults.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
}
export interface Exchange {
  /** Has the back end carry the call out. */
  forward: () => Promise<Answer>;
  /** Nothing comes, until the caller gives up. */
  silence: () => Promise<never>;
  /** So many milliseconds of the visitor's time. */
  pass: (milliseconds: number) => Promise<void>;
}
type Strike = (exchange: Exchange) => Promise<Response>;

/** Milliseconds; longer than until one is told that it takes longer, shorter than one waits (D24). */
const IN_TIME = 9_000;
const PAGE = '<!doctype html><title>Wi-Fi</title><h1>Please log in to the Wi-Fi</h1>';
const JSON_TYPE = 'application/json';

export const responseOf = ({ status, type, text }: Answer, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : text, { status, headers: { ...headers, 'content-type': type } });
/** What the browser's `fetch` rejects with when no answer comes. */
export const networkError = () => new TypeError('Failed to fetch');

const broken: Strike = () => Promise.reject(networkError());
const brokenLater: Strike = async ({ forward }) => {
  await forward();
  throw networkError();
};
const silent: Strike = ({ silence }) => silence();
const silentLater: Strike = async ({ forward, silence }) => {
  await forward();
  return silence();
};
const silentAndLate: Strike = ({ forward, silence }) =>
  silence().catch((givenUp: unknown) => {
    void forward();
    throw givenUp;
  });
const says =
  (status: number, text = `This is a ${status}`, type = 'text/plain', headers: Record<string, string> = {}): Strike =>
  () =>
    Promise.resolve(responseOf({ status, type, text }, headers));
const json = (text: string) => says(200, text, JSON_TYPE);
/** The back end has answered; the answer becomes another one on its way. */
const becomes =
  (change: (answer: Answer) => Partial<Answer>): Strike =>
  async ({ forward }) => {
    const answer = await forward();
    return responseOf({ ...answer, ...change(answer) });
  };
const alteredBy = (alter: (body: Buffer) => string) => becomes(({ text }) => ({ text: alter(Buffer.from(text)) }));
const half = ({ text }: Answer) => text.slice(0, text.length / 2);
/** The head arrives, and half of the body. */
const inBody =
  (rest: (exchange: Exchange) => Promise<never>): Strike =>
  async (exchange) => {
    const answer = await exchange.forward();
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode(half(answer)));
        await rest(exchange).catch((error: unknown) => controller.error(error));
      },
    });
    return new Response(body, { status: answer.status, headers: { 'content-type': answer.type } });
  };
const endsInBody = inBody(() => Promise.reject(networkError()));

export const strikes: Readonly<Record<FaultName, Strike>> = {
  refused: broken,
  resetAtOnce: broken,
  resetUnread: broken,
  resetUnforwarded: broken,
  hangsUnforwarded: silent,
  badRequest: says(400),
  unauthorized: says(401),
  forbidden: says(403),
  notFound: says(404),
  requestTimeout: says(408),
  payloadTooLarge: says(413),
  tooManyRequests: says(429, undefined, undefined, { 'retry-after': '17' }),
  tooManyRequestsUntimed: says(429),
  internalServerError: says(500),
  badGateway: says(502, PAGE, 'text/html'),
  serviceUnavailable: says(503),
  redirected: says(200, PAGE, 'text/html'),
  page: says(200, PAGE, 'text/html'),
  empty: json(''),
  noContent: says(204),
  errorsAlone: json('{"errors":[{"message":"Something broke"}]}'),
  dataNull: json('{"data":null}'),
  jsonNull: json('null'),
  jsonList: json('[]'),
  jsonNumber: json('42'),
  resetAnswered: brokenLater,
  resetInHeaders: brokenLater,
  resetInBody: endsInBody,
  closedInBody: endsInBody,
  arrivesLate: silentAndLate,
  hangsAnswered: silentLater,
  hangsInBody: inBody(({ silence }) => silence()),
  dripsTooLong: inBody(({ silence }) => silence()),
  gatewayTimeout: becomes(() => ({ status: 504, type: 'text/plain', text: 'This is a 504' })),
  truncated: becomes((answer) => ({ text: half(answer) })),
  rubbishAfter: becomes(({ text }) => ({ text: `${text}<!-- served by a cache -->` })),
  answeredTwice: becomes(({ text }) => ({ text: text + text })),
  dataWithErrors: alteredBy(withErrors),
  wrongTypes: alteredBy(withWrongTypes),
  missingFields: alteredBy(withoutFields),
  dripsInTime: async ({ forward, pass }) => {
    const answer = await forward();
    await pass(IN_TIME);
    return responseOf(answer);
  },
  huge: alteredBy(enlargedBeyondUse),
  plainText: becomes(() => ({ type: 'text/plain' })),
  deliveredTwice: async ({ forward }) => {
    const [, answer] = await Promise.all([forward(), forward()]);
    return responseOf(answer);
  },
  unknownFields: alteredBy(withUnknownFields),
};
