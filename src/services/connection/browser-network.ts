/** What the browser says of its network. It knows when there is none; that there is one, it only believes. */
import { SLOW_ANSWER } from '../../../machines/domain/waits.ts';
import { askForHead } from './ping-backend.ts';

/** Milliseconds between an answer that did not come and the next question. */
export const PAUSE = 2_000;

export const isOnline = (): boolean => navigator.onLine;

/**
 * Tells of each change: of a loss at once, of a return once anything is answered. The browser’s word comes before names
 * and routes are there: what is fetched at it fails, and nobody would say that it can be fetched a moment later.
 */
export function onNetwork(changed: (online: boolean) => void) {
  /** How often the browser has changed its word: only the last one is followed. */
  let word = 0;
  const lost = () => {
    word += 1;
    changed(false);
  };
  const ask = (about: number) => {
    if (about !== word) return;
    askForHead(AbortSignal.timeout(SLOW_ANSWER)).then(
      () => about === word && changed(true),
      () => setTimeout(ask, PAUSE, about),
    );
  };
  const believed = () => ask((word += 1));
  addEventListener('offline', lost);
  addEventListener('online', believed);
  // A page that was kept in the back/forward cache heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) (isOnline() ? believed : lost)();
  });
}
