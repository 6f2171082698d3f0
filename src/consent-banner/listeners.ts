/** A list of listeners; one that throws does not affect the others. */
export interface Listeners<T> {
  add: (listener: (value: T) => unknown) => void;
  notify: (value: T) => void;
}

export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => unknown>();
  return {
    add: (listener) => void all.add(listener),
    notify(value) {
      for (const listener of all)
        try {
          listener(value);
        } catch (error) {
          reportError(error);
        }
    },
  };
}
