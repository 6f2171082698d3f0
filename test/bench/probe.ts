/** What looks at a page from within, put there before its own scripts. The same for every page, so its own work is in all figures. */
import type { Signs } from './pages.ts';

/** All times in milliseconds from the navigation's start; null: it never came. */
export interface Seen {
  firstPaint: number | null;
  layoutShift: number;
  /** Start and duration of each task of more than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** The field can be seen, and that frame is painted. */
  fieldPainted: number | null;
  /** A character was typed into the field, and is there still. */
  typed: number | null;
  /** How often what was typed was gone again. */
  lost: number;
  live: number | null;
}
declare global {
  interface Window {
    bench: { seen: Seen; quietSince: () => number };
    /** A key is pressed, from outside. */
    benchType: () => Promise<void>;
    /** All that is looked for was seen. */
    benchSeen: () => Promise<void>;
  }
}

/** In the page, as its own text: it must not name anything but its parameter and the browser. */
export function probe({ field, live }: Signs) {
  if (window.top !== window || location.protocol === 'about:') return;
  const seen: Seen = {
    firstPaint: null,
    layoutShift: 0,
    longTasks: [],
    fieldPainted: null,
    typed: null,
    lost: 0,
    live: null,
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => void seen.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  window.bench = {
    seen,
    quietSince: () => performance.now() - Math.max(0, ...seen.longTasks.map(([start, duration]) => start + duration)),
  };

  const inputIn = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  const canBeSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 1;
  /** React keeps what an element was given under a key of its own making. */
  const hasHandler = (element: Element) =>
    Object.entries(element).some(
      ([key, given]) =>
        key.startsWith('__reactProps$') &&
        Object.entries(given as object).some(([name, value]) => name.startsWith('on') && typeof value === 'function'),
    );
  /** What was held before hydration has been taken over as well (src/prerender/pre-hydration.ts). */
  const isLive = (selector: string) =>
    !('preHydration' in window) && [...document.querySelectorAll(selector)].some(hasHandler);
  /** After the next frame: what is asked of the layout then is known, and makes nobody calculate it earlier. */
  const { port1, port2 } = new MessageChannel();
  const lookAfterFrame = () => void requestAnimationFrame(() => port2.postMessage(null));

  const LETTER = 'a';
  let asked = false;
  const lookAtField = (selector: string) => {
    const input = inputIn(selector);
    if (!input) return;
    if (seen.fieldPainted === null) {
      if (canBeSeen(input) && !input.disabled && !input.readOnly) seen.fieldPainted = performance.now();
      return;
    }
    if (seen.typed !== null && !input.value.includes(LETTER)) {
      Object.assign(seen, { typed: null, lost: seen.lost + 1 });
      asked = false;
    }
    if (asked) return;
    asked = true;
    input.focus({ preventScroll: true });
    void window.benchType();
  };
  addEventListener(
    'input',
    ({ target }) => {
      if (field && target === inputIn(field)) seen.typed ??= performance.now();
    },
    true,
  );
  /** After all was seen: long enough to notice what is lost again. */
  const FRAMES_AFTER = 30;
  let frames = 0;
  const look = () => {
    if (field) lookAtField(field);
    if (live && isLive(live)) seen.live ??= performance.now();
    const isOver = (!live || seen.live !== null) && (!field || seen.typed !== null);
    frames = isOver ? frames + 1 : 0;
    if (frames === 1) void window.benchSeen();
    if (frames < FRAMES_AFTER) lookAfterFrame();
  };
  port1.addEventListener('message', look);
  port1.start();
  lookAfterFrame();
}
