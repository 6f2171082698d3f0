/** HTTP/2 in front of the product, as a CDN or a load balancer speaks it; with early hints or Link headers, if asked. */
import { Agent, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream';
import { forward } from '../../harness/forward.ts';
import { listening, type Served } from '../file-server.ts';
import type { Certificate } from '../../harness/certificate.ts';

/** What a document's answer says of what it needs: nothing, in its own headers, or before it (RFC 8297). */
export type Hints = 'none' | 'link' | 'early';

/** Headers of a connection, which HTTP/2 does not know (RFC 9113, 8.2.2). */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];
/** Those of a message alone; what begins with a colon is HTTP/2's own. */
const ofMessage = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)),
  );

/**
 * @param target the origin of the product.
 * @param links what a document needs, as a Link header has it; sent as `hints` says.
 */
export function serveHttp2(
  target: string,
  { key, cert }: Certificate,
  links: readonly string[],
  hints: Hints,
): Promise<Served> {
  const product = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const answerTo = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const isDocument = request.headers.accept?.includes('text/html') ?? false;
    if (isDocument && hints === 'early') response.writeEarlyHints({ link: [...links] });
    // The product knows itself by the address that it listens at.
    const itself = { host: product.host, ...(request.headers.origin ? { origin: target } : {}) };
    const { method, url: path } = request;
    const headers = { ...ofMessage(request.headers), ...itself };
    const answer = await forward(product, agent, { method, path, headers, body: request });
    const own = ofMessage(answer.headers);
    response.writeHead(answer.statusCode ?? 502, isDocument && hints === 'link' ? { ...own, link: [...links] } : own);
    pipeline(answer, response, () => undefined);
  };
  const server = createSecureServer({ key, cert }, (request, response) => {
    answerTo(request, response).catch(() => response.destroy());
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return listening(server, 'https', () => {
    for (const session of sessions) session.destroy();
  });
}
