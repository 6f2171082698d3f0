/** The requests of a page, in order, from the browser's protocol. */
import type { CDPSession } from '@playwright/test';

export interface Asked {
  kind: string;
  /** In ms, from the start of navigation. */
  start: number;
  /** On the wire, including headers; 0 from the cache. */
  bytes: number;
  cached: boolean;
}
interface Open extends Asked {
  url: string;
  answered: boolean;
}

export class NetworkLog {
  readonly #asked = new Map<string, Open>();
  #origin = { wall: 0, monotonic: 0 };
  /** Time of the last event, in this process's `performance.now()`. */
  lastEvent = performance.now();

  /** @param session of the page, before navigation. */
  constructor(session: CDPSession) {
    const change = (id: string, changed: (open: Open) => Partial<Open>) => {
      const open = this.#asked.get(id);
      this.lastEvent = performance.now();
      if (open) Object.assign(open, changed(open));
    };
    const sinceStart = (timestamp: number) => (timestamp - this.#origin.monotonic) * 1000;
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, wallTime }) => {
      if (/^(?:data|blob):/.test(request.url)) return;
      if (this.#asked.size === 0) this.#origin = { wall: wallTime * 1000, monotonic: timestamp };
      const { url } = request;
      const start = sinceStart(timestamp);
      this.#asked.set(requestId, { url, kind: type, start, bytes: 0, cached: false, answered: false });
      this.lastEvent = performance.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, () => ({ cached: true })));
    session.on('Network.responseReceived', ({ requestId, response }) =>
      change(requestId, ({ cached }) => ({ answered: true, cached: cached || response.fromDiskCache === true })),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      change(requestId, ({ cached }) => ({ answered: true, bytes: cached ? 0 : encodedDataLength })),
    );
    session.on('Network.loadingFailed', ({ requestId }) => change(requestId, () => ({ answered: true })));
  }

  /** URLs of pending requests. Streams count as answered. */
  get awaited(): readonly string[] {
    return [...this.#asked.values()].filter(({ answered }) => !answered).map(({ url }) => url);
  }
  /** All requests so far. @param timeOrigin of the page: wall clock time of its navigation. */
  requests(timeOrigin: number): readonly Asked[] {
    const shift = this.#origin.wall - timeOrigin;
    return [...this.#asked.values()].map(({ kind, start, bytes, cached }) => ({
      kind,
      start: start + shift,
      bytes,
      cached,
    }));
  }
}
