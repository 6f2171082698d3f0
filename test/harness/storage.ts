/** Browser storage for tests without a browser: two areas. */
import { vi } from 'vitest';

function area(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => Array.from(items.keys())[index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** A new tab of a new browser. */
export function storages() {
  const window = { sessionStorage: area(), localStorage: area() };
  vi.stubGlobal('window', window);
  return window;
}
