/** The browser's storage, which may be blocked, full, or hold anything: a value, or null; never an error. */
type Area = 'sessionStorage' | 'localStorage';

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. A write that the browser refuses is forgotten: the visit goes on without it (D22). */
export function writeStored(area: Area, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Blocked or full: nothing of the visit depends on it.
  }
}

/** What a key holds as JSON, or null where that can't be read. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
