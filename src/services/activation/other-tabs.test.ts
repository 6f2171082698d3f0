/** Other tabs of this browser hear of an activation (D26). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const stops: (() => void)[] = [];
const hear = (registrationId: string) => {
  const heard = vi.fn<() => void>();
  stops.push(hearOtherTabs(registrationId, heard));
  return heard;
};
/** Once whatever was told before has come: it is told in order. */
async function delivered() {
  const witness = hear('witness');
  tellOtherTabs('witness');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  await turn();
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('who waits for this registration hears of it, in every tab', async () => {
  const tabs = [hear('1'), hear('1')];
  tellOtherTabs('1');
  await eventually(() => expect(tabs.map((heard) => heard.mock.calls.length)).toEqual([1, 1]));
});
test('who waits for another one does not', async () => {
  const [own, other] = [hear('1'), hear('2')];
  tellOtherTabs('1');
  await eventually(() => expect(own.mock.calls.length).toBe(1));
  await delivered();
  expect(other.mock.calls).toEqual([]);
});
test('who stopped listening does not', async () => {
  const heard = vi.fn<() => void>();
  hearOtherTabs('1', heard)();
  const witness = hear('1');
  tellOtherTabs('1');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  await turn();
  expect(heard.mock.calls).toEqual([]);
});
test.each([[null], [{ id: '1' }], [1], ['']])('a message that is %j says nothing', async (message) => {
  const heard = hear('1');
  const channel = new BroadcastChannel('vestibule.activated');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows, not of channels
  channel.postMessage(message);
  channel.close();
  await delivered();
  expect(heard.mock.calls).toEqual([]);
});
describe('a browser without such a channel', () => {
  test('tells nobody, hears nobody, and breaks nothing', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = vi.fn<() => void>();
    expect(() => {
      const stop = hearOtherTabs('1', heard);
      tellOtherTabs('1');
      stop();
    }).not.toThrow();
    expect(heard.mock.calls).toEqual([]);
  });
});
