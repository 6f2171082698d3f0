/**
 * Access to browser storage, which may be blocked, full or corrupt: returns a value or null, and never throws. Rejected
 * writes are kept for this page load.
 */
type Area = 'sessionStorage' | 'localStorage';

const nameOf = (area: Area, key: string) => `${area} ${key}`;

/** The storage of one page load. */
export function createBrowserStorage() {
  const refused = new Map<string, string | null>();

  function readStored(area: Area, key: string): string | null {
    const kept = refused.get(nameOf(area, key));
    if (kept !== undefined) return kept;
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  }

  /** Null removes the entry. A write that the browser rejects is lost on reload (D22). */
  function writeStored(area: Area, key: string, value: string | null) {
    try {
      if (value === null) window[area].removeItem(key);
      else window[area].setItem(key, value);
      refused.delete(nameOf(area, key));
    } catch {
      refused.set(nameOf(area, key), value);
    }
  }

  /** The JSON value of a key, or null if it cannot be parsed. */
  function readJson(area: Area, key: string): unknown {
    try {
      return JSON.parse(readStored(area, key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  }

  return { readStored, writeStored, readJson };
}
export type BrowserStorage = ReturnType<typeof createBrowserStorage>;

export const browserStorage = createBrowserStorage();
export const { readStored, writeStored, readJson } = browserStorage;
