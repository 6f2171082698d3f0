import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { isOnline, onNetwork } from './browser-network.ts';

const PAUSE = 2_000;
const LIMIT = 8_000;

let browser = new EventTarget();
const ask = vi.fn<typeof fetch>();
const answer = () => Promise.resolve(new Response(null, { status: 503 }));
const nobody = () => Promise.reject(new TypeError('Failed to fetch'));
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  ask.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The reported changes, in order. */
function listen(): boolean[] {
  const told: boolean[] = [];
  onNetwork(({ type }) => told.push(type === 'network.returned'));
  return told;
}
const say = (...events: string[]) => {
  for (const event of events) browser.dispatchEvent(new Event(event));
};
const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test.each([true, false])('reports the current state of navigator.onLine: %j', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isOnline()).toBe(onLine);
});
test('reports offline at once, without a request', () => {
  const told = listen();
  say('offline', 'offline', 'focus');
  expect([told, ask.mock.calls]).toEqual([[false, false], []]);
});
test('reports online after any response', async () => {
  const told = listen();
  say('offline', 'online', 'online');
  expect(told).toEqual([false]);
  await wait();
  expect(told).toEqual([false, true]);
  expect(ask.mock.calls[0]).toEqual([
    '/acquisition/',
    { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) as unknown },
  ]);
});
test('repeats the request until the network responds', async () => {
  ask.mockImplementationOnce(nobody).mockImplementationOnce(nobody);
  const told = listen();
  say('offline', 'online');
  await wait(2 * PAUSE - 1);
  expect([told, ask.mock.calls.length]).toEqual([[false], 2]);
  await wait(1);
  expect([told, ask.mock.calls.length]).toEqual([[false, true], 3]);
  await wait(10 * PAUSE);
  expect([told, ask.mock.calls.length]).toEqual([[false, true], 3]);
});
test('repeats a request that timed out', async () => {
  ask.mockImplementation(() => new Promise(() => undefined));
  const told = listen();
  say('online');
  const questions = () => ask.mock.calls.map(([, given]) => given?.signal?.aborted);
  const seen = [questions()];
  for (const time of [LIMIT - 1, 1, PAUSE - 1, 1]) {
    await wait(time);
    seen.push(questions());
  }
  expect([seen, told]).toEqual([[[false], [false], [true], [true], [true, false]], []]);
  expect(networkMachine.implementations.delays).toEqual({ askingLimit: LIMIT, pause: PAUSE });
});
test('does not report online if the connection is lost before a response', async () => {
  ask.mockImplementationOnce(nobody);
  const told = listen();
  say('offline', 'online');
  await wait();
  say('offline');
  await wait(10 * PAUSE);
  expect([told, ask.mock.calls.length]).toEqual([[false, false], 1]);
});
test('ignores a response from before the connection was lost again', async () => {
  const told = listen();
  say('offline', 'online', 'offline');
  await wait();
  expect(told).toEqual([false, false]);
});
test.each([
  [false, [false]],
  [true, [true]],
])('reports the current state when the page leaves the back/forward cache: %j', async (onLine, expected) => {
  const told = listen();
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  vi.stubGlobal('navigator', { onLine });
  browser.dispatchEvent(shown(false));
  await wait();
  expect(told).toEqual([]);
  browser.dispatchEvent(shown(true));
  await wait();
  expect(told).toEqual(expected);
});
