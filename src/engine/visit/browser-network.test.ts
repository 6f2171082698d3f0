import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { onNetwork } from './browser-network.ts';

const PAUSE = 2_000;
const LIMIT = 8_000;

let browser = new EventTarget();
const ask = vi.fn<typeof fetch>();
const answer = () => Promise.resolve(new Response(null, { status: 503 }));
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
  const states: boolean[] = [];
  onNetwork(({ type }) => states.push(type === 'network.returned'));
  return states;
}
const dispatch = (...events: string[]) => {
  for (const event of events) browser.dispatchEvent(new Event(event));
};
const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test('reports offline at once, without a request', () => {
  const states = listen();
  dispatch('offline', 'offline', 'focus');
  expect([states, ask.mock.calls]).toEqual([[false, false], []]);
});
test('reports online after any response', async () => {
  const states = listen();
  dispatch('offline', 'online', 'online');
  expect(states).toEqual([false]);
  await wait();
  expect(states).toEqual([false, true]);
  expect(ask.mock.calls[0]).toEqual([
    '/acquisition/',
    { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) as unknown },
  ]);
});
test('repeats a request that timed out', async () => {
  ask.mockImplementation(() => new Promise(() => undefined));
  const states = listen();
  dispatch('online');
  const questions = () => ask.mock.calls.map(([, given]) => given?.signal?.aborted);
  const seen = [questions()];
  for (const time of [LIMIT - 1, 1, PAUSE - 1, 1]) {
    await wait(time);
    seen.push(questions());
  }
  expect([seen, states]).toEqual([[[false], [false], [true], [true], [true, false]], []]);
  expect(networkMachine.implementations.delays).toEqual({ askingLimit: LIMIT, pause: PAUSE });
});
test.each([
  [false, [false]],
  [true, [true]],
])('reports the current state when the page leaves the back/forward cache: %j', async (onLine, expected) => {
  const states = listen();
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  vi.stubGlobal('navigator', { onLine });
  browser.dispatchEvent(shown(false));
  await wait();
  expect(states).toEqual([]);
  browser.dispatchEvent(shown(true));
  await wait();
  expect(states).toEqual(expected);
});
