/**
 * The page in the frame shares its origin with the product, so it must not write to the product's storage, or leave its
 * frame.
 */

/** In-memory storage, initially empty. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Isolates the storage, cookies and history of this document; links to other documents do nothing. */
export function isolate() {
  for (const area of ['localStorage', 'sessionStorage']) {
    const own = memory();
    Object.defineProperty(window, area, { configurable: true, get: () => own });
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
  // A change of language would change the frame's own address.
  history.replaceState = () => undefined;
  history.pushState = () => undefined;
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
}

const RealDate = Date;
/** Fixes the current time. @param moment as `2026-11-10T10:00+01:00`. */
export function fixClockAt(moment: string) {
  const now = RealDate.parse(moment);
  class FixedDate extends RealDate {
    constructor(...given: readonly []) {
      if (given.length === 0) super(now);
      else super(...given);
    }
    static override now = () => now;
  }
  Reflect.set(globalThis, 'Date', FixedDate);
}
