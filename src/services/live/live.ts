/** What waits until the visitor can use the page: nothing that is not needed for that comes before. */

let live: Promise<void> = Promise.resolve();

/**
 * Resolves in a task of its own; in the background, behind everything that the browser has to do, painting included. Where it knows no
 * priorities (Safari), behind what it does now. Not by a timer: one that stands still would hold it up.
 */
export function turn(priority: 'user-visible' | 'background'): Promise<void> {
  if ('scheduler' in window) return scheduler.postTask(() => undefined, { priority });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** From now on the page is not live, until the function that this returns is called. */
export function startHydration(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // What hydration has drawn is painted first.
  live = promise.then(() => turn('background'));
  return resolve;
}

/** Resolves when the page is live: hydrated, painted, and what was held before is carried out. */
export const whenLive = (): Promise<void> => live;

let last: Promise<unknown> = Promise.resolve();

/** Runs what nobody waits for: when the page is live and rests, one thing after another. What fails is not missed. */
export function whenIdle(task: () => unknown): void {
  last = last
    .then(whenLive)
    .then(() => turn('background'))
    .then(task)
    .catch(() => undefined);
}
