import { useSyncExternalStore } from 'react';

/** True after hydration; before it, no state of the visitor is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
