/** The subscription over a real WebSocket (spec, section 9; D26): its messages, and how it ends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RegistrationStatusChangedDocument } from '../../../graphql/generated/client/graphql.ts';
import { subscriptionTests } from '../../../test/harness/subscription.ts';
import { eventually } from '../../../test/harness/eventually.ts';
import { hashOf } from '../network/persisted-query.ts';

const { server, waited, shorten, hold, subscribe, connections } = subscriptionTests();

describe('messages', () => {
  test('sends the bearer token of the cookie; receives the current status and each change', async () => {
    const { statuses } = subscribe();
    server.tell('1', 'PENDING_ACTIVATION');
    await eventually(() => expect(statuses).toEqual([{ id: '1', status: 'PENDING_ACTIVATION' }]));
    server.tell('1', 'ACTIVE');
    await eventually(() => expect(statuses.length).toBe(2));
    expect([statuses[1], server.seen]).toEqual([
      { id: '1', status: 'ACTIVE' },
      {
        params: [{ authorization: 'Bearer a.b.c' }],
        closed: [],
        paths: ['/graphql'],
        hashes: [hashOf(RegistrationStatusChangedDocument)],
        pings: 0,
      },
    ]);
  });
  test('resolves a path against the origin, with a WebSocket scheme', () => {
    const opened = vi.fn<(url: string) => void>();
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        static CONNECTING = 0;
        static OPEN = 1;
        static CLOSING = 2;
        static CLOSED = 3;
        constructor(url: string) {
          super();
          opened(url);
        }
      },
    );
    subscribe('/graphql');
    expect(opened.mock.calls).toEqual([['wss://vestibule.example/graphql']]);
  });
});

describe('a socket that is pinged every 20 seconds', () => {
  test('and responds: stays open', async () => {
    shorten({ 20_000: 10 });
    subscribe();
    await eventually(() => expect(server.seen.pings).toBeGreaterThan(3));
    expect([server.seen.params.length, server.seen.closed]).toEqual([1, []]);
  });
  test('and does not for 10 seconds: closes with 4499, and reconnects', async () => {
    shorten({ 20_000: 10, 10_000: 300 });
    server.freeze();
    subscribe();
    await connections(2);
    expect([server.seen.closed, waited]).toEqual([[4499], [1_000]]);
  });
  test('gives up if a connection is not accepted within 10 seconds', async () => {
    shorten({ 10_000: 50 });
    server.does(() => undefined);
    subscribe();
    await eventually(() => expect(server.seen.closed).toEqual([4504]));
    await server.settled();
    expect([server.seen.params.length, waited]).toEqual([1, []]);
  });
});

describe('unsubscribing', () => {
  const onUnhandled = vi.fn<() => void>();
  beforeEach(() => {
    onUnhandled.mockClear();
    process.on('unhandledRejection', onUnhandled);
  });
  afterEach(() => void process.off('unhandledRejection', onUnhandled));

  test('closes the socket, and emits nothing more', async () => {
    const { statuses, end } = subscribe();
    server.tell('1', 'PENDING_ACTIVATION');
    await eventually(() => expect(statuses.length).toBe(1));
    end();
    await eventually(() => expect(server.seen.closed).toEqual([1000]));
    server.tell('1', 'ACTIVE');
    window.dispatchEvent(new Event('online'));
    await server.settled();
    expect([statuses.length, server.seen.params.length]).toEqual([1, 1]);
  });
  test('before a retry: cancels the retry', async () => {
    const release = hold();
    server.does((socket) => socket.close(4205));
    const { end } = subscribe();
    await eventually(() => expect(waited).toEqual([1_000]));
    end();
    release();
    await server.settled();
    expect([server.seen.params.length, waited, onUnhandled.mock.calls.length]).toEqual([1, [1_000], 0]);
  });
});
