/** Server-Sent Event streams (HTML standard, 9.2) to open pages: an event per change and regular heartbeats. */
import type { Context } from 'hono';
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { SECOND } from '../common/clock.ts';
import { type Refusal, connectionLimit } from '../http/connection-limit.ts';

/** Heartbeat interval, in ms: proxies close connections that are idle for longer. */
const HEARTBEAT_INTERVAL = 15 * SECOND;
const MAX_STREAMS = 1000;
/** A client with this many unread messages is presumed gone. */
const MAX_UNREAD = 32;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The connection closes with the stream, so shutdown does not wait for it. `x-accel-buffering` turns off buffering in
  // proxies.
  connection: 'close',
  'x-accel-buffering': 'no',
};

interface Reader {
  stream: SSEStreamingApi;
  unread: number;
  end: () => void;
}

/** Writes to a client that keeps up; aborts the stream of one that does not. */
const write = (reader: Reader, message: (stream: SSEStreamingApi) => Promise<unknown>): void => {
  if (reader.unread >= MAX_UNREAD) return reader.stream.abort();
  reader.unread += 1;
  void message(reader.stream).then(() => (reader.unread -= 1));
};

/** @param ofClient limit of open streams per client; 0: no such limit. */
export const createStreams = (ofClient: number) => {
  const limit = connectionLimit(ofClient, MAX_STREAMS);
  const readers = new Set<Reader>();
  let stopped = false;
  const writeAll = (message: (stream: SSEStreamingApi) => Promise<unknown>): void => {
    for (const reader of readers) write(reader, message);
  };
  const heartbeat = setInterval(() => writeAll((stream) => stream.write(': here\n\n')), HEARTBEAT_INTERVAL);
  heartbeat.unref();

  return {
    /**
     * Opens a stream that starts with this event, or returns the limit that refused it; `all` also while stopping.
     * @param address client address for the limit.
     */
    open: (c: Context, address: string, first: SSEMessage): Response | Refusal => {
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
    send: (event: SSEMessage): void => writeAll((stream) => stream.writeSSE(event)),
    count: (): number => readers.size,
    /** Closes all streams and refuses new ones. */
    stop: (): void => {
      stopped = true;
      clearInterval(heartbeat);
      for (const { end } of readers) end();
      readers.clear();
    },
  };
};

export type Streams = ReturnType<typeof createStreams>;
