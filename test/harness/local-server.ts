/** An HTTP server with scripted responses, and a `fetch` that treats it as the page's origin. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  /** Hash that named the operation, or null. */
  hash: string | null;
  /** Text of the operation, if it was sent. */
  text: unknown;
  /** The rest of the body, without the hash extension. */
  body: Record<string, unknown>;
}
type Respond = (response: ServerResponse) => void;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function bodyOf(request: IncomingMessage): Promise<Pick<Received, 'hash' | 'text' | 'body'>> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  const { query = null, ...body } = JSON.parse(text || '{}') as Record<string, unknown>;
  const { persistedQuery, ...extensions } = (body['extensions'] ?? {}) as { persistedQuery?: { sha256Hash: string } };
  if (!persistedQuery) return { hash: null, text: query, body };
  const hash = persistedQuery.sha256Hash;
  // As a back end with persisted queries does.
  if (typeof query === 'string' && sha256(query) !== hash)
    throw new Error(`provided sha does not match query: ${query}`);
  return { hash, text: query, body: { ...body, extensions } };
}

/** For a whole test file: starts before its tests, is reset before each, and closes after them. */
export function localServer() {
  const received: Received[] = [];
  const credentials: unknown[] = [];
  let respond: Respond = (response) => response.end();
  // On a busy machine a client may reuse a connection that the server has just closed, and its request would be lost.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void bodyOf(request).then((said) => {
      received.push({ method: request.method, path: request.url, headers: request.headers, ...said });
      respond(response);
    });
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    received.length = 0;
    credentials.length = 0;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      credentials.push(init?.credentials);
      return fetch(new URL(url, origin()), init);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    /** Received requests, in order. */
    received,
    /** The only received request. */
    only: (): Received => {
      const [request] = received;
      if (!request || received.length > 1) throw new Error(`${received.length} requests came`);
      return request;
    },
    /** The `credentials` option of each request. */
    credentials,
    origin,
    /** Responds with GraphQL data. */
    data: (data: unknown) => {
      respond = (response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    },
    answers: (status: number, headers: Record<string, string>, body: string) => {
      respond = (response) => response.writeHead(status, headers).end(body);
    },
    does: (what: Respond) => {
      respond = what;
    },
  };
}
