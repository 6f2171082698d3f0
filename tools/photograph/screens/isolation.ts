/** The page in the frame shares its origin with the product: it must not write where the product reads, or leave its frame. */

/** Remembers nothing beyond the page, and begins with nothing. */
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

/** Storage, cookies and history of this document are its own; a link that leads outside leads nowhere. */
export function isolate() {
  for (const area of ['localStorage', 'sessionStorage']) {
    const own = memory();
    Object.defineProperty(window, area, { configurable: true, get: () => own });
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
  // A change of language writes the address, which is the frame's own.
  history.replaceState = () => undefined;
  history.pushState = () => undefined;
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
}

const RealDate = Date;
/** From now on it is that moment, for ever. @param moment as `2026-11-10T10:00+01:00`. */
export function standAt(moment: string) {
  const now = RealDate.parse(moment);
  class StandingDate extends RealDate {
    constructor(...given: readonly []) {
      if (given.length === 0) super(now);
      else super(...given);
    }
    static override now = () => now;
  }
  Reflect.set(globalThis, 'Date', StandingDate);
}
