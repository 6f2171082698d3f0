/** Forwards requests, for servers between a browser and the product. */
import { once } from 'node:events';
import {
  request as ask,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';

interface Forwarded {
  method?: string | undefined;
  path?: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer | Readable;
}

/**
 * Forwards a request.
 * @param target the origin of the product.
 * @returns the response, its body unread.
 * @throws if there is no response.
 */
export async function forward(
  { hostname, port }: URL,
  agent: Agent,
  { method, path, headers, body }: Forwarded,
): Promise<IncomingMessage> {
  const forwarded = ask({ hostname, port, method, path, headers, agent });
  if (Buffer.isBuffer(body)) forwarded.end(body);
  else pipeline(body, forwarded, () => undefined);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  return answer;
}

/** Streams a response back, since an event stream never ends. @param headers replace its own. */
export function passBack(answer: IncomingMessage, response: ServerResponse, headers = answer.headers): void {
  response.writeHead(answer.statusCode ?? 502, headers);
  pipeline(answer, response, () => undefined);
}

/** Streams a request and its response. @throws if there is no response. */
export async function stream(
  target: URL,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url: path, headers } = request;
  passBack(await forward(target, agent, { method, path, headers, body: request }), response);
}
