/** Who saves data fetches nothing that may not be needed. */
import { expect, test, vi } from 'vitest';
import { whenIdle } from '../services/live/live.ts';
import { prefetch } from './prefetch.ts';

test.each([
  ['saves data', { saveData: true }, 0],
  ['does not', { saveData: false }, 1],
  ['can’t be asked', undefined, 1],
])('whoever %s: what may be needed next', async (_, connection, fetched) => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  const fetching = vi.fn<() => Promise<void>>(() => Promise.resolve());
  prefetch(fetching);
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(fetching.mock.calls.length).toBe(fetched);
});
