/** Who wants to know of something; one that throws keeps nobody else from knowing. */
export interface Listeners<T> {
  add: (listener: (said: T) => unknown) => void;
  tell: (said: T) => void;
}

export function createListeners<T>(): Listeners<T> {
  const all = new Set<(said: T) => unknown>();
  return {
    add: (listener) => void all.add(listener),
    tell(said) {
      for (const listener of all)
        try {
          listener(said);
        } catch (error) {
          reportError(error);
        }
    },
  };
}
