/** Streams of Server-Sent Events (HTML standard, 9.2) to open pages: an event for each change, a sign of life between. */
import { SECOND } from '../clock.ts';

/** Proxies cut connections that are silent for longer. Milliseconds. */
const SIGN_OF_LIFE_EVERY = 15 * SECOND;
const MOST_STREAMS = 1000;
/** A reader that is so many messages behind has gone without saying so. */
const MOST_UNREAD = 32;

export interface Streams {
  /** A stream that starts with this event; null: too many are open, or the back end is stopping. */
  open(first: string): ReadableStream<Uint8Array> | null;
  send(event: string): void;
  /** How many are open. */
  count(): number;
  /** Ends all of them, and lets no more in. */
  stop(): void;
}

/** An event of the stream. @param json without line breaks, as `JSON.stringify` makes it. */
export const eventOf = (name: string, json: string): string => `event: ${name}\ndata: ${json}\n\n`;

type Controller = ReadableStreamDefaultController<Uint8Array>;

export const createStreams = (): Streams => {
  const opened = new Set<Controller>();
  const encoder = new TextEncoder();
  let stopped = false;

  const end = (stream: Controller): void => {
    if (opened.delete(stream)) stream.close();
  };
  const send = (text: string): void => {
    const bytes = encoder.encode(text);
    for (const stream of opened) {
      if ((stream.desiredSize ?? 0) < -MOST_UNREAD) end(stream);
      else stream.enqueue(bytes);
    }
  };
  const signs = setInterval(() => send(': here\n\n'), SIGN_OF_LIFE_EVERY);
  signs.unref();

  return {
    open: (first) => {
      if (stopped || opened.size >= MOST_STREAMS) return null;
      let own: Controller | undefined;
      return new ReadableStream<Uint8Array>({
        start: (stream) => {
          own = stream;
          opened.add(stream);
          stream.enqueue(encoder.encode(first));
        },
        cancel: () => void (own && opened.delete(own)),
      });
    },
    send,
    count: () => opened.size,
    stop: () => {
      stopped = true;
      clearInterval(signs);
      for (const stream of opened) end(stream);
    },
  };
};
