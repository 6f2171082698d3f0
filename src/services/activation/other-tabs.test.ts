/** Other tabs of this browser receive an activation (D26). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const stops: (() => void)[] = [];
const listen = (registrationId: string) => {
  const listener = vi.fn<() => void>();
  stops.push(listenToOtherTabs(registrationId, listener));
  return listener;
};
/** Resolves after all earlier messages were delivered: they arrive in order. */
async function delivered() {
  const witness = listen('witness');
  notifyOtherTabs('witness');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  await turn();
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('notifies every tab that waits for this registration, and no tab that waits for another', async () => {
  const tabs = [listen('1'), listen('1'), listen('2')];
  notifyOtherTabs('1');
  await delivered();
  expect(tabs.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
});
test('ignores invalid messages', async () => {
  const listener = listen('1');
  const channel = new BroadcastChannel('vestibule.activated');
  const post = channel.postMessage.bind(channel);
  for (const message of [null, { id: '1' }, 1, '']) post(message);
  channel.close();
  await delivered();
  expect(listener.mock.calls).toEqual([]);
});
