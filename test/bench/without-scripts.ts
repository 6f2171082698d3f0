/** Our page without its scripts: the delivered document, with scripts and their preloads removed in transit. */
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { forward, passBack } from '../harness/forward.ts';
import { serve, type Served } from '../harness/serve.ts';

/** Removes all scripts from a document; everything else stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** @param target the origin of the product. */
export function serveWithoutScripts(target: string): Promise<Served> {
  const agent = new Agent({ keepAlive: true });
  /** By ETag, so that each document is compressed once. */
  const kept = new Map<string, Buffer>();
  const compressed = async (answer: IncomingMessage) => {
    const { etag = '' } = answer.headers;
    const plain = (await buffer(answer)).toString();
    const body = kept.get(etag) ?? brotliCompressSync(withoutScripts(plain));
    kept.set(etag, body);
    return body;
  };
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers: asked } = request;
    const readable = asked.accept?.includes('text/html') ? { 'accept-encoding': 'identity' } : {};
    const forwarded = { method, path, headers: { ...asked, ...readable }, body: request };
    const answer = await forward(new URL(target), agent, forwarded);
    // A Link header may preload scripts too.
    const { link: _, ...headers } = answer.headers;
    if (answer.statusCode === 200 && isDocument(answer)) {
      const body = await compressed(answer);
      response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
    } else passBack(answer, response, headers);
  };
  return serve(
    createServer((request, response) => {
      answerTo(request, response).catch(() => response.destroy());
    }),
  );
}
