/** Replaces `WebSocket`: speaks graphql-transport-ws as the back end does, or fails as scripted. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';

interface Message {
  type: string;
  id?: string;
  payload?: { query?: string; extensions?: { persistedQuery?: { sha256Hash?: string } } };
}
type Behaviour = (socket: { close: (code: number) => void }) => void;

/** For a whole test file: every socket that the page opens is one of these, and each test begins without any. */
export function statusSockets() {
  const published: { id: string | null; status: string }[] = [];
  /** What the back end would see: connection params, close codes, addresses, times, requested operations, pings. */
  const seen = {
    params: [] as unknown[],
    closed: [] as number[],
    urls: [] as string[],
    at: [] as number[],
    hashes: [] as unknown[],
    pings: 0,
  };
  const open = new Set<StatusSocket>();
  let instead: Behaviour | null = null;
  let frozen = false;

  class StatusSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = StatusSocket.CONNECTING;
    onopen: (() => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    #subscription: string | null = null;

    constructor(url: string) {
      seen.urls.push(url);
      seen.at.push(Date.now());
      queueMicrotask(() => {
        this.readyState = StatusSocket.OPEN;
        open.add(this);
        this.onopen?.();
      });
    }
    send(text: string) {
      const { type, id = '', payload } = JSON.parse(text) as Message;
      if (type === 'connection_init') {
        seen.params.push(payload);
        if (instead) instead(this);
        else this.#say({ type: 'connection_ack' });
      }
      if (type === 'subscribe') {
        const { query = '', extensions } = payload ?? {};
        const hash = extensions?.persistedQuery?.sha256Hash;
        seen.hashes.push(hash === createHash('sha256').update(query).digest('hex') ? hash : { hash, query });
        this.#subscription = id;
        for (const status of published) this.next(status);
      }
      if (type === 'ping') {
        seen.pings += 1;
        if (!frozen) this.#say({ type: 'pong' });
      }
    }
    /** Sends a status to a subscriber. */
    next(status: object) {
      if (this.#subscription === null) return;
      this.#say({ type: 'next', id: this.#subscription, payload: { data: { registrationStatusChanged: status } } });
    }
    close(code: number) {
      if (this.readyState >= StatusSocket.CLOSING) return;
      this.readyState = StatusSocket.CLOSING;
      open.delete(this);
      seen.closed.push(code);
      queueMicrotask(() => {
        this.readyState = StatusSocket.CLOSED;
        this.onclose?.({ code, reason: '' });
      });
    }
    #say(message: object) {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }
  }

  beforeEach(() => void vi.stubGlobal('WebSocket', StatusSocket));
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const list of [published, seen.params, seen.closed, seen.urls, seen.at, seen.hashes]) list.length = 0;
    seen.pings = 0;
    open.clear();
    instead = null;
    frozen = false;
  });

  return {
    seen,
    /** @param id null, as from a broken back end. */
    tell: (id: string | null, status: string) => {
      published.push({ id, status });
      for (const socket of open) socket.next({ id, status });
    },
    /** Handles each connection instead of accepting it. */
    does: (behaviour: Behaviour | null) => {
      instead = behaviour;
    },
    /** Stops answering pings. */
    freeze: () => {
      frozen = true;
    },
    /** Closes all connections. */
    drop: (code: number) => {
      for (const socket of open) socket.close(code);
    },
  };
}
