/** A real web socket server that publishes statuses of a registration as the back end does, or fails as scripted. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { buildSchema, parse } from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from './eventually.ts';

const schema = buildSchema('type Query { nothing: String }');
interface Status {
  id: string;
  status: string;
}
type Behaviour = (socket: WebSocket) => void;

const first = (socket: WebSocket, ...events: string[]) =>
  new Promise<void>((heard) => {
    for (const event of events) socket.once(event, () => heard());
  });
/** Waits until all earlier messages of this connection have arrived on both sides, or it is closed. */
async function roundTrip(socket: WebSocket) {
  if (socket.readyState === WebSocket.CONNECTING) await first(socket, 'open', 'close');
  if (socket.readyState === WebSocket.CLOSING) await first(socket, 'close');
  if (socket.readyState !== WebSocket.OPEN) return;
  const answered = first(socket, 'pong', 'close');
  socket.ping();
  await answered;
}

/** For a whole test file: starts before its tests, drops all connections after each, and closes after them. */
export function statusServer() {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const published: (Omit<Status, 'id'> & { id: string | null })[] = [];
  const listeners = new Set<() => void>();
  const seen = {
    params: [] as unknown[],
    closed: [] as number[],
    paths: [] as (string | undefined)[],
    hashes: [] as unknown[],
    pings: 0,
  };
  let instead: Behaviour | null = null;
  let frozen = false;
  const asked: WebSocket[] = [];
  let heard = 0;
  const hear = (socket: WebSocket) => {
    for (const event of ['open', 'close']) socket.on(event, () => (heard += 1));
    socket.on('message', (said: Buffer) => {
      // Pings may continue without end.
      if (!/"type":"p[io]ng"/.test(said.toString())) heard += 1;
    });
  };
  const url = () => `http://127.0.0.1:${(sockets.address() as AddressInfo).port}/graphql`;

  /** For the page, because jsdom's WebSocket does not connect within Vitest. */
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol);
      asked.push(this);
      hear(this);
    }
  }
  /** Makes a later connection, to order earlier ones before it. */
  async function witness() {
    const [answer] = (await once(get(url(), { agent: false }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
  }
  /** True if both sides have the same number of open connections. */
  const agreed = () => sockets.clients.size === asked.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  /** Waits until nothing is in transit: connections, messages, closes. */
  async function settled() {
    for (let before = -1; before !== asked.length + heard || !agreed();) {
      before = asked.length + heard;
      await turn();
      await Promise.all([witness(), ...asked.map(roundTrip)]);
      await turn();
    }
  }

  /** The statuses so far, then each new one. */
  async function* statuses() {
    for (let at = 0; ; at += 1) {
      while (at >= published.length) await new Promise<void>((heard) => listeners.add(heard));
      yield { data: { registrationStatusChanged: published[at] } };
    }
  }
  useServer<Record<string, unknown>, Partial<Extra>>(
    {
      // The operation is recorded, not executed: in jsdom, server and test would load `graphql` twice.
      onSubscribe: (_, __, { query, extensions }) => {
        const { sha256Hash: hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: unknown };
        seen.hashes.push(hash === createHash('sha256').update(query).digest('hex') ? hash : { hash, query });
        return { schema, document: parse(query) };
      },
      subscribe: statuses,
      onPing: () => {
        seen.pings += 1;
        // Awaited before the pong.
        return frozen ? new Promise<void>(() => undefined) : undefined;
      },
      onConnect: ({ connectionParams, extra }) => {
        seen.params.push(connectionParams);
        if (!instead || !extra.socket) return true;
        instead(extra.socket);
        return new Promise<boolean>(() => undefined);
      },
    },
    sockets,
  );
  sockets.on('connection', (socket, request) => {
    seen.paths.push(request.url);
    hear(socket);
    socket.on('close', (code) => seen.closed.push(code));
  });

  beforeAll(async () => {
    if (!sockets.address()) await once(sockets, 'listening');
  });
  afterEach(async () => {
    for (const socket of sockets.clients) socket.terminate();
    // Waits until the last connection is gone; otherwise the next test would count it.
    await eventually(() => expect(sockets.clients.size).toBe(0));
    await new Promise((resolve) => setImmediate(resolve));
    // Sockets left by a test still count.
    asked.splice(0, asked.length, ...asked.filter(({ readyState }) => readyState !== WebSocket.CLOSED));
    for (const list of [published, seen.params, seen.closed, seen.paths, seen.hashes]) list.length = 0;
    listeners.clear();
    instead = null;
    frozen = false;
    seen.pings = 0;
  });
  afterAll(() => {
    sockets.close();
  });

  return {
    url,
    Socket,
    /** The sockets that the page opened, to any address. */
    asked,
    settled,
    /** Waits until all connections have closed and been recorded. */
    left: async () => {
      await settled();
      await eventually(() => expect(seen.closed.length).toBe(seen.paths.length));
    },
    /** Connection params, close codes and requested operations. */
    seen,
    /** @param id null, as from a broken back end. */
    tell: (id: string | null, status: string) => {
      published.push({ id, status });
      for (const heard of listeners) heard();
      listeners.clear();
    },
    /** Handles each connection instead of accepting it. */
    does: (behaviour: Behaviour | null) => {
      instead = behaviour;
    },
    /** Stops answering pings. */
    freeze: () => {
      frozen = true;
    },
    /** Drops all connections. */
    drop: (code?: number) => {
      for (const socket of sockets.clients) {
        if (code === undefined) socket.terminate();
        else socket.close(code, 'dropped');
      }
    },
  };
}
