import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, onNetwork } from './browser-network.ts';

let browser = new EventTarget();
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([true, false])('what the browser says now: %j', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isOnline()).toBe(onLine);
});
test('each change is told, as it is', () => {
  const told: boolean[] = [];
  onNetwork((online) => told.push(online));
  for (const event of ['offline', 'online', 'offline', 'offline', 'focus']) browser.dispatchEvent(new Event(event));
  expect(told).toEqual([false, true, false, false]);
});
test('a page that comes out of the back/forward cache is told how things stand now', () => {
  const told: boolean[] = [];
  onNetwork((online) => told.push(online));
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  vi.stubGlobal('navigator', { onLine: false });
  browser.dispatchEvent(shown(false));
  browser.dispatchEvent(shown(true));
  expect(told).toEqual([false]);
});
