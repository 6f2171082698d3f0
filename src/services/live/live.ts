/** What waits until the visitor can use the page: nothing that is not needed for that comes before. */

let live: Promise<void> = Promise.resolve();

/** Resolves when what is drawn now has been painted; at once in a tab that nobody sees, for there nothing is. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** From now on the page is not live, until the function that this returns is called, and what is drawn then is painted. */
export function startHydration(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  live = promise.then(painted);
  return resolve;
}

/** Resolves when the page is live: hydrated, painted, and what was held before is carried out. */
export const whenLive = (): Promise<void> => live;

/** Milliseconds after which a page that never rests is taken to be idle. */
const RESTLESS = 3000;
/** Where a browser does not say that it is idle, milliseconds in which the first answers are drawn. */
const PAUSE = 200;

function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: RESTLESS });
    else setTimeout(resolve, PAUSE);
  });
}
const savesData = (): boolean =>
  (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true;
let last: Promise<unknown> = Promise.resolve();

/** Runs what nobody waits for: when the page is live and rests, one thing after another. What fails is not missed. */
export function whenIdle(task: () => unknown): void {
  last = last
    .then(whenLive)
    .then(rest)
    .then(task)
    .catch(() => undefined);
}
/** Fetches what may be needed next, unless the visitor saves data (`Save-Data`; not told by every browser). */
export function prefetch(fetching: () => Promise<unknown>): void {
  if (!savesData()) whenIdle(fetching);
}
