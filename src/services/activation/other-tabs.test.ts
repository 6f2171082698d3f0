/** Other tabs of this browser receive an activation (D26). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const stops: (() => void)[] = [];
const hear = (registrationId: string) => {
  const heard = vi.fn<() => void>();
  stops.push(listenToOtherTabs(registrationId, heard));
  return heard;
};
/** Resolves after all earlier messages were delivered: they arrive in order. */
async function delivered() {
  const witness = hear('witness');
  notifyOtherTabs('witness');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  await turn();
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('notifies every tab that waits for this registration, and no tab that waits for another', async () => {
  const tabs = [hear('1'), hear('1'), hear('2')];
  notifyOtherTabs('1');
  await delivered();
  expect(tabs.map((heard) => heard.mock.calls.length)).toEqual([1, 1, 0]);
});
test('ignores invalid messages', async () => {
  const heard = hear('1');
  const channel = new BroadcastChannel('vestibule.activated');
  const tell = channel.postMessage.bind(channel);
  for (const message of [null, { id: '1' }, 1, '']) tell(message);
  channel.close();
  await delivered();
  expect(heard.mock.calls).toEqual([]);
});
test('does nothing in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = hear('1');
  notifyOtherTabs('1');
  expect(heard.mock.calls).toEqual([]);
});
