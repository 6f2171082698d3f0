/**
 * What each fault of the table does to one call of `fetch`. Not done by the proxy that does them to real connections: here
 * thirty seconds pass at once, and every call's true answer must be known, also where the visitor never gets it.
 */
import { FAULTS, PORTAL_PAGE, type Fault, type FaultName } from '../../model/faults.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
}
export interface Exchange {
  /** Has the back end carry the call out. */
  forward: () => Promise<Answer>;
  /** Nothing comes, until the caller gives up. */
  silence: () => Promise<never>;
  /** So many milliseconds of the visitor's time. */
  pass: (milliseconds: number) => Promise<void>;
}

/** Milliseconds; longer than until one is told that it takes longer, shorter than one waits (D24). */
const IN_TIME = 9_000;

export const createResponse = ({ status, type, body }: Answer, headers: Readonly<Record<string, string>> = {}) =>
  new Response(status === 204 ? null : body, { status, headers: { ...headers, 'content-type': type } });
/** What the browser's `fetch` rejects with when no answer comes. */
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
/** `fetch` itself follows a redirect, and the page is what it gets. */
const followed = (response: NonNullable<Fault['response']>) =>
  response.status === 302 ? { status: 200, type: 'text/html', body: PORTAL_PAGE } : response;

/** What the page gets of a call that a fault befalls. Rejects as `fetch` does. */
export async function injectFault(name: FaultName, { forward, silence, pass }: Exchange): Promise<Response> {
  const { reaches, failure, response, alter, cut, drips, twice }: Fault = FAULTS[name];
  // It reaches the back end when nobody waits any more.
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
