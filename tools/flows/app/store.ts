import { useSyncExternalStore } from 'react';

/** A value outside React. `use` renders a component again when it changes. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    write: (next: T): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, read),
  };
}
