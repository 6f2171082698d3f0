/**
 * The environment of a chart on a path: each service holds its latest call until the path settles it; and a clock that
 * is moved.
 */
import { setImmediate as turn } from 'node:timers/promises';

interface PreHydration {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface Outside {
  /** A service of that name. */
  hold: (name: string) => <T>() => Promise<T>;
  holds: (name: string) => boolean;
  /** The held call, to be settled. */
  take: (name: string) => PreHydration;
  /** Drops held calls, before another path. */
  forget: () => void;
}

export function createOutside(): Outside {
  const calls = new Map<string, PreHydration>();
  return {
    hold:
      (name) =>
      <T>() =>
        new Promise<T>((resolve, reject) => {
          calls.set(name, { resolve: resolve as PreHydration['resolve'], reject });
        }),
    holds: (name) => calls.has(name),
    take: (name) => {
      const taken = calls.get(name);
      if (!taken) throw new Error(`${name} is not being waited for`);
      calls.delete(name);
      return taken;
    },
    forget: () => calls.clear(),
  };
}

/** Waits until settled promises have been handled. */
export { turn };

/** A clock that advances from one timeout to the next. */
export function dueClock() {
  const limits = new Map<number, { at: number; end: () => void }>();
  let now = 0;
  let last = 0;
  return {
    setTimeout: (end: (...args: unknown[]) => void, delay: number): number => {
      last += 1;
      limits.set(last, { at: now + delay, end });
      return last;
    },
    clearTimeout: (id: number) => void limits.delete(id),
    /** Fires the next timeout; false if there is no timeout. */
    next: (): boolean => {
      const due = [...limits].sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) return false;
      const [id, { at, end }] = due;
      limits.delete(id);
      now = at;
      end();
      return true;
    },
  };
}
