import { SECOND } from '../clock.ts';
import type { Store } from './store.ts';

/** How late a page may hear of an activation elsewhere (D26), milliseconds. */
const ASK_EVERY = 2 * SECOND;

/** For a database that tells nothing: whoever listens is sent to look again and again, as after a connection that was lost. */
export const polling = () => {
  const timers = new Set<NodeJS.Timeout>();
  const listen: Store['listen'] = (_channel, heard) => {
    heard(null);
    const timer = setInterval(() => heard(null), ASK_EVERY);
    timer.unref();
    timers.add(timer);
    return async () => {
      timers.delete(timer);
      clearInterval(timer);
    };
  };
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
  };
  return { listen, close };
};
