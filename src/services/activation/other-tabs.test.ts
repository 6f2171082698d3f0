/** Other tabs of this browser receive an activation (D26). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const stops: (() => void)[] = [];
const hear = (registrationId: string) => {
  const heard = vi.fn<() => void>();
  stops.push(hearOtherTabs(registrationId, heard));
  return heard;
};
/** Resolves after all earlier messages were delivered: they arrive in order. */
async function delivered() {
  const witness = hear('witness');
  tellOtherTabs('witness');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  await turn();
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('who waits for this registration hears of it, in every tab; who waits for another one does not', async () => {
  const tabs = [hear('1'), hear('1'), hear('2')];
  tellOtherTabs('1');
  await delivered();
  expect(tabs.map((heard) => heard.mock.calls.length)).toEqual([1, 1, 0]);
});
test('a message that makes no sense says nothing', async () => {
  const heard = hear('1');
  const channel = new BroadcastChannel('vestibule.activated');
  const tell = channel.postMessage.bind(channel);
  for (const message of [null, { id: '1' }, 1, '']) tell(message);
  channel.close();
  await delivered();
  expect(heard.mock.calls).toEqual([]);
});
test('a browser without such a channel tells nobody, hears nobody, and breaks nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = hear('1');
  tellOtherTabs('1');
  expect(heard.mock.calls).toEqual([]);
});
