/** Our own page without its scripts: the delivered document, scripts and what asks for them early taken out on the way. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { forward } from './forward.ts';
import { served, type Served } from './file-server.ts';

/** The document without any script; everything else in it stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** @param target the origin of the product. */
export function serveWithoutScripts(target: string): Promise<Served> {
  /** By the document's tag: it is compressed once. */
  const kept = new Map<string, Buffer>();
  const compressed = async (answer: IncomingMessage) => {
    const { etag = '' } = answer.headers;
    const plain = (await buffer(answer)).toString();
    const body = kept.get(etag) ?? brotliCompressSync(withoutScripts(plain));
    kept.set(etag, body);
    return body;
  };
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const wantsDocument = request.headers.accept?.includes('text/html') ?? false;
    const readable = wantsDocument ? { 'accept-encoding': 'identity' } : {};
    const answer = await forward(target, request, { ...request.headers, ...readable });
    // A Link header may ask for scripts too.
    const { link: _, ...headers } = answer.headers;
    if (answer.statusCode === 200 && isDocument(answer)) {
      const body = await compressed(answer);
      response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
    } else {
      response.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, response, () => undefined);
    }
  };
  return served(
    createServer((request, response) => {
      answerTo(request, response).catch(() => response.destroy());
    }),
  );
}
