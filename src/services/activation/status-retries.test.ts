/** Retries of a lost connection, over a real WebSocket (spec, section 9). */
import { describe, expect, test } from 'vitest';
import { FATAL, subscriptionTests, WAITS } from '../../../test/harness/subscription.ts';
import { mayRetry, waitBefore } from './status-subscription.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const { server, waited, subscribe, connections } = subscriptionTests();

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
