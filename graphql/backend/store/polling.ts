import { SECOND } from '../common/clock.ts';
import type { Store } from './store.ts';

/** Maximum delay of an activation event from another process (D26), in ms. */
const POLL_INTERVAL = 2 * SECOND;

/** Replaces NOTIFY on a plain database: makes listeners read again at intervals, as after a lost connection. */
export const polling = () => {
  const timers = new Set<NodeJS.Timeout>();
  const listen: Store['listen'] = (_channel, onNotification) => {
    onNotification(null);
    const timer = setInterval(() => onNotification(null), POLL_INTERVAL);
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
