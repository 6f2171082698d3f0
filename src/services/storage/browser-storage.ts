/**
 * Access to browser storage, which may be blocked, full or corrupt: returns a value or null, and never throws. Rejected
 * writes are kept for this page load.
 */
type Area = 'sessionStorage' | 'localStorage';

const nameOf = (area: Area, key: string) => `${area} ${key}`;

const refused = new Map<string, string | null>();

export function readStored(area: Area, key: string): string | null {
  const kept = refused.get(nameOf(area, key));
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. A write that the browser rejects is lost on reload (D22). */
export function writeStored(area: Area, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    refused.delete(nameOf(area, key));
  } catch {
    refused.set(nameOf(area, key), value);
  }
}

/** The JSON value of a key, or null if it cannot be parsed. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
