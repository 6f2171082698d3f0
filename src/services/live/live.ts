/** Defers tasks until the visitor can use the page. */

let live: Promise<void> = Promise.resolve();

/**
 * Resolves in a separate task. With `background` priority, it runs after all other work of the browser, including
 * painting; without the Scheduler API (Safari), after the current work. Does not use a timer, because a paused clock
 * would block it.
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

/** Marks the page as not live until the returned function is called. */
export function startHydration(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Paints the hydrated page first.
  live = promise.then(() => turn('background'));
  return resolve;
}

/** Resolves when the page is live: hydrated, painted, and with earlier input handled. */
export const whenLive = (): Promise<void> => live;

let last: Promise<unknown> = Promise.resolve();

/** Runs an optional task when the page is live and idle, one at a time. Failures are ignored. */
export function whenIdle(task: () => unknown): void {
  last = last
    .then(whenLive)
    .then(() => turn('background'))
    .then(task)
    .catch(() => undefined);
}
