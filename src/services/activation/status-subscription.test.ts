/** The subscription over a WebSocket (spec, section 9; D26): its messages, retries, and how it ends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RegistrationStatusChangedDocument } from '../../../graphql/generated/client/graphql.ts';
import { statusSockets } from '../../../test/harness/status-sockets.ts';
import { hashOf } from '../network/persisted-query.ts';
import { mayRetry, subscribeToStatus, waitBefore, type Status } from './status-subscription.ts';

/** Doubling from one second, without jitter. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** Close codes after which a connection is not retried (spec, section 9). */
const FATAL = [4500, 4005, 4400, 4004, 4401, 4403, 4406, 4408, 4504, 4409, 4429];

const { seen, tell, does, freeze, drop } = statusSockets();
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
/** The time between each connection and the next, in ms. */
const waited = () => seen.at.slice(1).map((at, before) => at - (seen.at[before] ?? 0));

const ends: (() => void)[] = [];
async function subscribe(endpoint = '/graphql') {
  const statuses: Status[] = [];
  const end = subscribeToStatus(
    endpoint,
    (status) => void statuses.push(status),
    () => undefined,
  );
  ends.push(end);
  await pass();
  return { statuses, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = '__Host-acq_token=a.b.c; path=/; secure';
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await pass(60_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('sends the bearer token of the cookie; receives the current status and each change', async () => {
  tell('1', 'PENDING_ACTIVATION');
  const { statuses } = await subscribe();
  const pending = { id: '1', status: 'PENDING_ACTIVATION' };
  expect(statuses).toEqual([pending]);
  tell('1', 'ACTIVE');
  await pass();
  expect([statuses, seen]).toEqual([
    [pending, { id: '1', status: 'ACTIVE' }],
    {
      params: [{ authorization: 'Bearer a.b.c' }],
      closed: [],
      // A path is resolved against the origin.
      urls: ['wss://vestibule.example/graphql'],
      at: [expect.any(Number)],
      hashes: [hashOf(RegistrationStatusChangedDocument)],
      pings: 0,
    },
  ]);
});

describe('a socket that is pinged every 20 seconds', () => {
  test('and responds: stays open', async () => {
    await subscribe();
    await pass(90_000);
    expect([seen.pings, seen.params.length, seen.closed]).toEqual([4, 1, []]);
  });
  test('and does not for 10 seconds: closes with 4499, and reconnects', async () => {
    freeze();
    await subscribe();
    await pass(29_999);
    expect([seen.pings, seen.closed]).toEqual([1, []]);
    await pass(1);
    expect(seen.closed).toEqual([4499]);
    await pass(1_000);
    expect([seen.params.length, waited()]).toEqual([2, [31_000]]);
  });
  test('gives up if a connection is not accepted within 10 seconds', async () => {
    does(() => undefined);
    await subscribe();
    await pass(10_000);
    expect(seen.closed).toEqual([4504]);
    await pass(60_000);
    expect(seen.params.length).toBe(1);
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
    const { statuses, end } = await subscribe();
    tell('1', 'PENDING_ACTIVATION');
    await pass();
    end();
    await pass();
    expect(seen.closed).toEqual([1000]);
    tell('1', 'ACTIVE');
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect([statuses.length, seen.params.length]).toEqual([1, 1]);
  });
  test('before a retry: cancels the retry', async () => {
    does((socket) => socket.close(4205));
    const { end } = await subscribe();
    end();
    await pass(60_000);
    expect([seen.params.length, onUnhandled.mock.calls.length]).toEqual([1, 0]);
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
  test.each([4205, 1006])('closed with %i: retries at most five times, doubling each delay', async (code) => {
    does((socket) => socket.close(code));
    await subscribe();
    await pass(120_000);
    expect([seen.params.length, waited()]).toEqual([6, WAITS]);
  });
  test('accepted at last: receives events, and the next retry starts at one second', async () => {
    does((socket) => {
      if (seen.params.length === 3) does(null);
      socket.close(4205);
    });
    tell('1', 'PENDING_ACTIVATION');
    const { statuses } = await subscribe();
    await pass(7_000);
    expect(statuses.length).toBe(1);
    drop(4205);
    await pass(1_000);
    expect([statuses.length, waited()]).toEqual([2, [1_000, 2_000, 4_000, 1_000]]);
  });
});

test('a connection that is lost later: back online: closes with 4205, and reconnects', async () => {
  await subscribe();
  window.dispatchEvent(new Event('online'));
  await pass(1_000);
  expect([seen.closed, waited()]).toEqual([[4205], [1_000]]);
});
