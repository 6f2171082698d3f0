/**
 * Observes a page from inside, installed before its scripts. It is the same for every page, so its overhead is in all
 * figures.
 */
import type { Signs } from './measured-pages.ts';

/** All times in ms from the start of navigation; null if the event never happened. */
export interface Seen {
  firstPaint: number | null;
  layoutShift: number;
  /** Start and duration of each task longer than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** The field is visible, and that frame is painted. */
  fieldPainted: number | null;
  /** A typed character was kept in the field. */
  typed: number | null;
  /** How often a typed character was lost. */
  lost: number;
  live: number | null;
}
declare global {
  interface Window {
    bench: { seen: Seen; quietSince: () => number };
    /** Presses a key, from outside the page. */
    benchType: () => Promise<void>;
    /** Called when everything was seen. */
    benchSeen: () => Promise<void>;
  }
}

/** Runs in the page, as source text: it must use only its parameter and browser globals. */
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
  /** React stores an element's props under a generated key. */
  const hasHandler = (element: Element) =>
    Object.entries(element).some(
      ([key, given]) =>
        key.startsWith('__reactProps$') &&
        Object.entries(given as object).some(([name, value]) => name.startsWith('on') && typeof value === 'function'),
    );
  /** Events held before hydration must have been replayed too (src/prerender/pre-hydration.ts). */
  const isLive = (selector: string) =>
    !('preHydration' in window) && [...document.querySelectorAll(selector)].some(hasHandler);
  /** Runs after the next frame, when layout is already computed, so that it forces no layout. */
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
  /** Frames after everything was seen, to notice a later loss. */
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
