/** With `Save-Data`, nothing optional is prefetched; on a slow connection, nothing before the first press. */
import { expect, test, vi } from 'vitest';
import { whenIdle } from '../../services/live/live.ts';
import { prefetch } from './prefetch.ts';

test.each([
  ['saves data', { saveData: true }, 0],
  ['has a quick line', { rtt: 149 }, 1],
  ['has a slow line', { rtt: 150 }, 0],
  ['can’t be asked', undefined, 1],
])('visitor who %s: prefetches likely next pages', async (_, connection, fetched) => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  const fetching = vi.fn<() => Promise<void>>(() => Promise.resolve());
  prefetch(fetching);
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(fetching.mock.calls.length).toBe(fetched);
});

test('prefetches after the first click on a slow connection', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { rtt: 150 } } }));
  const fetched = new Promise<void>((resolve) => prefetch(resolve));
  dispatchEvent(new Event('pointerdown'));
  expect(await fetched).toBeUndefined();
});
