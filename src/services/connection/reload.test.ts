/** Reload of the page, and its detection by a mark in the history entry, because storage may be blocked. */
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadPage, wasReloaded } from './reload.ts';

/** One history entry, which a reload keeps. */
let state: unknown;
const reload = vi.fn<() => void>();
const replaceState = vi.fn<History['replaceState']>((next) => void (state = structuredClone(next)));
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState,
  });
  vi.stubGlobal('location', { reload });
});

test('stores a flag before reloading the same address', () => {
  state = { entry: 3 };
  reload.mockImplementationOnce(() => expect(state).toEqual({ entry: 3, reloaded: true }));
  reloadPage();
  expect([reload.mock.calls.length, replaceState.mock.calls]).toEqual([1, [[{ entry: 3, reloaded: true }, '']]]);
});
test.each([[null], [{ entry: 3 }], ['text'], [undefined]])(
  'reads it once after the reload, with history state %j',
  (before) => {
    state = before;
    reloadPage();
    expect([wasReloaded(), wasReloaded()]).toEqual([true, false]);
    expect(state).toEqual(before !== null && typeof before === 'object' ? before : {});
    expect(replaceState.mock.calls.filter(([, , url]) => url !== undefined)).toEqual([]);
  },
);
test('ignores a reload by anyone else', () => {
  const reloaded = [null, { entry: 3 }, { reloaded: false }, { reloaded: 'yes' }, 7].map((before) => {
    state = before;
    return wasReloaded();
  });
  expect(reloaded).toEqual([false, false, false, false, false]);
});
