/** The browser's storage where there is no browser: two areas, as the product finds them. */
import { vi } from 'vitest';

function area(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => Array.from(held.keys())[index] ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => void held.set(key, value),
  };
}

/** A new tab of a new browser. */
export function storages() {
  const window = { sessionStorage: area(), localStorage: area() };
  vi.stubGlobal('window', window);
  return window;
}
