/** Streams of Server-Sent Events (HTML standard, 9.2) to open pages: an event for each change, a sign of life between. */
import type { Context } from 'hono';
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { SECOND } from '../clock.ts';
import { type Refusal, connectionLimit } from '../http/connection-limit.ts';

/** Proxies cut connections that are silent for longer. Milliseconds. */
const SIGN_OF_LIFE_EVERY = 15 * SECOND;
const MOST_STREAMS = 1000;
/** A reader that is so many messages behind has gone without saying so. */
const MOST_UNREAD = 32;

/** Of every stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The connection ends with the stream, so that stopping need not wait for it. Proxies must not hold events back.
  connection: 'close',
  'x-accel-buffering': 'no',
};

export interface Streams {
  /**
   * Answers with a stream that starts with this event; or why there is none: `all` as well when the back end is stopping.
   * @param address whom it counts for.
   */
  open(c: Context, address: string, first: SSEMessage): Response | Refusal;
  send(event: SSEMessage): void;
  /** How many are open. */
  count(): number;
  /** Ends all of them, and lets no more in. */
  stop(): void;
}

interface Reader {
  stream: SSEStreamingApi;
  unread: number;
  end: () => void;
}

/** Writes to a reader that keeps up, and lets go of one that does not. */
const write = (reader: Reader, message: (stream: SSEStreamingApi) => Promise<unknown>): void => {
  if (reader.unread >= MOST_UNREAD) return reader.stream.abort();
  reader.unread += 1;
  void message(reader.stream).then(() => (reader.unread -= 1));
};

/** @param ofClient how many one client may have open; 0: as many as there are. */
export const createStreams = (ofClient: number): Streams => {
  const limit = connectionLimit(ofClient, MOST_STREAMS);
  const readers = new Set<Reader>();
  let stopped = false;
  const writeAll = (message: (stream: SSEStreamingApi) => Promise<unknown>): void => {
    for (const reader of readers) write(reader, message);
  };
  const signs = setInterval(() => writeAll((stream) => stream.write(': here\n\n')), SIGN_OF_LIFE_EVERY);
  signs.unref();

  return {
    open: (c, address, first) => {
      const leave = stopped ? 'all' : limit.take(address);
      if (typeof leave === 'string') return leave;
      const response = streamSSE(c, async (stream) => {
        const ended = Promise.withResolvers<void>();
        const reader = { stream, unread: 0, end: ended.resolve };
        readers.add(reader);
        stream.onAbort(() => {
          readers.delete(reader);
          ended.resolve();
        });
        write(reader, () => stream.writeSSE(first));
        await ended.promise;
        leave();
      });
      for (const [name, value] of Object.entries(STREAM_HEADERS)) response.headers.set(name, value);
      return response;
    },
    send: (event) => writeAll((stream) => stream.writeSSE(event)),
    count: () => readers.size,
    stop: () => {
      stopped = true;
      clearInterval(signs);
      for (const { end } of readers) end();
      readers.clear();
    },
  };
};
