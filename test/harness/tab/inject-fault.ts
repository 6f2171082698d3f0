/**
 * Applies a fault of the table to one call of `fetch`. It does not use the proxy for real connections: here thirty
 * seconds pass at once, and the actual response of every call must be known, even if the visitor never receives it.
 */
import { FAULTS, PORTAL_PAGE, type Fault, type FaultName } from '../../model/faults.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
}
export interface Exchange {
  /** Executes the call on the back end. */
  forward: () => Promise<Answer>;
  /** Stays pending until the caller aborts. */
  silence: () => Promise<never>;
  /** Advances the visitor's time, in ms. */
  pass: (milliseconds: number) => Promise<void>;
}

/** In ms; longer than the delay until the page reports a slow answer, shorter than the timeout (D24). */
const IN_TIME = 9_000;

export const createResponse = ({ status, type, body }: Answer, headers: Readonly<Record<string, string>> = {}) =>
  new Response(status === 204 ? null : body, { status, headers: { ...headers, 'content-type': type } });
/** The error with which a browser's `fetch` rejects. */
export const networkError = () => new TypeError('Failed to fetch');

/** The head arrives, and half of the body. */
const inBody = ({ status, type, body }: Answer, rest: Promise<never>) => {
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2)));
      await rest.catch((error: unknown) => controller.error(error));
    },
  });
  return new Response(stream, { status, headers: { 'content-type': type } });
};
/** `fetch` follows a redirect and returns the portal page. */
const followed = (response: NonNullable<Fault['response']>) =>
  response.status === 302 ? { status: 200, type: 'text/html', body: PORTAL_PAGE } : response;

/** The page's result of a call with a fault. Rejects as `fetch` does. */
export async function injectFault(name: FaultName, { forward, silence, pass }: Exchange): Promise<Response> {
  const { reaches, failure, response, alter, cut, drips, twice }: Fault = FAULTS[name];
  // The request reaches the back end after the client has given up.
  if (reaches && cut === 'request') return silence().finally(() => void forward());
  const [answer] = await Promise.all([
    reaches ? forward() : { status: 200, type: 'text/plain', body: '' },
    twice ? forward() : null,
  ]);
  if (cut) {
    const rest = failure === 'timeout' ? silence() : Promise.reject(networkError());
    return cut === 'body' ? inBody(answer, rest) : rest;
  }
  if (response) return createResponse(followed(response), response.headers);
  if (drips) await pass(IN_TIME);
  const body = alter?.body?.(Buffer.from(answer.body)).toString() ?? answer.body;
  return createResponse({ ...answer, body, type: alter?.type ?? answer.type });
}
