/** What every answer of the server carries (D41), those included that Node gives by itself, before any route is asked. */
import { type IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers by their names in small letters. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What a broken request is answered with, by the code of Node's parser; every other is a 400. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What a person can do about it; of other answers no person comes upon, their own name says enough. */
const WORDS: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive. Please try again.',
  431: 'Your browser sent more than can be read here, most likely too many cookies. Please delete the cookies of this site, and try again.',
  503: 'This site can’t answer just now. Please try again in a few seconds.',
};

/** Another process, or the next, is there by then. */
export const COME_AGAIN = { 'retry-after': '5' };

export interface EveryAnswer {
  /** The class of the server's responses: each begins with the headers, and a route's own go over them. */
  ServerResponse: typeof ServerResponse;
  /** Answers whatever has not been answered yet with 503, and tells to come again. */
  refuseOpen: () => void;
  /** Writes an answer with a sentence to a bare socket, and ends it. @param more headers of this one. */
  refuse: (socket: Duplex, status: number, more?: AnswerHeaders) => void;
  /** Listener for `clientError`: nothing is written into an answer that has begun. */
  onClientError: (error: Error, socket: Duplex) => void;
}

/**
 * @param headers of every answer.
 * @param stopping once it is aborted, each answer is the last on its connection.
 */
export const everyAnswer = (headers: AnswerHeaders, stopping?: AbortSignal): EveryAnswer => {
  /** Answers that have not ended, by their connection: with pipelining several. */
  const open = new Map<Duplex, Set<ServerResponse>>();

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

  const refuseOpen: EveryAnswer['refuseOpen'] = () => {
    for (const [socket, answers] of open)
      if (![...answers].some(({ headersSent }) => headersSent)) refuse(socket, 503, COME_AGAIN);
  };

  const refuse: EveryAnswer['refuse'] = (socket, status, more = {}) => {
    // Without a listener, a connection that breaks meanwhile would end the process.
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

  const onClientError: EveryAnswer['onClientError'] = (error, socket) => {
    const hasBegun = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    const code = 'code' in error ? String(error.code) : '';
    if (!socket.writable || hasBegun || code === 'ECONNRESET') socket.destroy();
    else refuse(socket, STATUS_BY_CODE[code] ?? 400);
  };

  return { ServerResponse: Answer, refuseOpen, refuse, onClientError };
};
