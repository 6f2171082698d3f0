/** The subscription over a real WebSocket (spec, section 9; D26): its messages, retries, and how it ends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RegistrationStatusChangedDocument } from '../../../graphql/generated/client/graphql.ts';
import { FATAL, subscriptionTests, WAITS } from '../../../test/harness/subscription.ts';
import { eventually } from '../../../test/harness/eventually.ts';
import { hashOf } from '../network/persisted-query.ts';
import { mayRetry, waitBefore } from './status-subscription.ts';

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

describe('retry delays and conditions', () => {
  test('doubles from one second, plus as much again at random', () => {
    expect([0, 1, 2, 3, 4].map((retry) => waitBefore(retry, 0))).toEqual(WAITS);
    expect([0, 1, 2, 3, 4].map((retry) => waitBefore(retry, 0.5))).toEqual([1_500, 3_000, 6_000, 12_000, 24_000]);
    expect(waitBefore(4, 1)).toBe(32_000);
  });
  test('retries after any but a fatal code', () => {
    const codes = [...FATAL, 4205, 4499, 1006, 1001, 1005, 1011, 1012, 1013, 4000, 4999];
    const broken = [new Event('error'), new Error('x'), null, undefined, 'x'];
    expect([codes.filter((code) => !mayRetry({ code, reason: '' })), broken.map(mayRetry)]).toEqual([
      FATAL,
      broken.map(() => true),
    ]);
  });
});

describe('a connection that is never accepted', () => {
  test.each([
    [4205, (socket: { close: (code: number) => void }) => socket.close(4205)],
    [1006, (socket: { terminate: () => void }) => socket.terminate()],
  ])('closed with %i: retries at most five times, doubling each delay', async (_, breakOff) => {
    server.does(breakOff);
    subscribe();
    await connections(6);
    await server.settled();
    expect([server.seen.params.length, waited]).toEqual([6, WAITS]);
  });
  test('accepted at last: receives events, and the next retry starts at one second', async () => {
    server.does((socket) => {
      if (server.seen.params.length === 3) server.does(null);
      socket.close(4205);
    });
    server.tell('1', 'PENDING_ACTIVATION');
    const { statuses } = subscribe();
    await eventually(() => expect(statuses.length).toBe(1));
    server.drop(4205);
    await eventually(() => expect(statuses.length).toBe(2));
    expect(waited).toEqual([1_000, 2_000, 4_000, 1_000]);
  });
});

test('a connection that is lost later: back online: closes with 4205, and reconnects', async () => {
  subscribe();
  await connections(1);
  await server.settled();
  window.dispatchEvent(new Event('online'));
  await connections(2);
  expect([server.seen.closed, waited]).toEqual([[4205], [1_000]]);
});
