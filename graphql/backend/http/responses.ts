/** Headers of every response (D41), including those that Node sends before any route runs. */
import { type IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Lowercase header names and values. */
type ResponseHeaders = Readonly<Record<string, string>>;

/** Status for an error code of Node's HTTP parser; 400 for others. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bodies of responses that visitors may see; others have the status text. */
const WORDS: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive. Please try again.',
  431: 'Your browser sent more than can be read here, most likely too many cookies. Please delete the cookies of this site, and try again.',
  503: 'This site can’t answer just now. Please try again in a few seconds.',
};

/** In seconds: by then another process, or the restarted one, answers. */
export const RETRY_SOON = { 'retry-after': '5' };

/**
 * @param headers of every response.
 * @param stopping once aborted, every response closes its connection.
 */
export const createResponses = (headers: ResponseHeaders, stopping?: AbortSignal) => {
  /** Unfinished responses by connection; several with pipelining. */
  const open = new Map<Duplex, Set<ServerResponse>>();

  /** Response class of the server: sets the headers first, so a route can override them. */
  class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...args);
      this.setHeaders(new Map(Object.entries({ ...headers, ...(stopping?.aborted && { connection: 'close' }) })));
      const { socket } = args[0];
      const others = open.get(socket) ?? new Set();
      open.set(socket, others.add(this));
      this.once('close', () => {
        others.delete(this);
        if (others.size === 0) open.delete(socket);
      });
    }
  }
  stopping?.addEventListener('abort', () => {
    for (const answers of open.values())
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close');
  });

  /** Answers every pending request with 503 and Retry-After. */
  const refuseOpen = (): void => {
    for (const [socket, answers] of open)
      if (![...answers].some(({ headersSent }) => headersSent)) refuse(socket, 503, RETRY_SOON);
  };

  /** Writes a plain-text response to a raw socket and closes it. @param more additional headers. */
  const refuse = (socket: Duplex, status: number, more: ResponseHeaders = {}): void => {
    // Without a listener, a connection error would end the process.
    socket.on('error', () => socket.destroy());
    const words = WORDS[status] ?? STATUS_CODES[status] ?? '';
    const all = {
      ...headers,
      ...more,
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(words)),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${words}`, () =>
      socket.destroy(),
    );
  };

  /** Listener for `clientError`; never writes into a response that has started. */
  const onClientError = (error: Error, socket: Duplex): void => {
    const hasBegun = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    const code = 'code' in error ? String(error.code) : '';
    if (!socket.writable || hasBegun || code === 'ECONNRESET') socket.destroy();
    else refuse(socket, STATUS_BY_CODE[code] ?? 400);
  };

  return { ServerResponse: Answer, refuseOpen, refuse, onClientError };
};
export type Responses = ReturnType<typeof createResponses>;
