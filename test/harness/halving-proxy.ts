/** A proxy that sends documents in two parts, as over a slow connection. */
import { createServer, globalAgent } from 'node:http';
import { stream } from './forward.ts';
import { serve, type Served } from './serve.ts';

interface HalvingProxy extends Served {
  /** Sends the rest of every document. */
  finish: () => void;
}

/**
 * @param target the origin of the product.
 * @param after the end of the first part.
 * @param alter changes a document before it is sent, by its path.
 */
export async function openHalvingProxy(
  target: string,
  after: string,
  alter: (html: string, path: string) => string,
): Promise<HalvingProxy> {
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
  const sendHalf = async (path: string, response: NodeJS.WritableStream) => {
    const html = alter(await (await fetch(target + path)).text(), path);
    const at = html.indexOf(after) + after.length;
    response.write(html.slice(0, at));
    await rest;
    response.end(html.slice(at));
  };
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    const sent = headers.accept?.includes('text/html')
      ? sendHalf(path, response.setHeader('content-type', 'text/html; charset=utf-8'))
      : stream(new URL(target), globalAgent, request, response);
    sent.catch(() => response.destroy());
  });
  return { ...(await serve(server)), finish };
}
