import { useSyncExternalStore } from 'react';

/** Whether the script has taken the delivered page over: until then nothing is known of the visitor. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
