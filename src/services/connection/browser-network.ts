/** What the browser says of its network. It knows when there is none; that there is one, it only believes. */

export const isOnline = (): boolean => navigator.onLine;

/** Tells of each change. */
export function onNetwork(changed: (online: boolean) => void) {
  addEventListener('offline', () => changed(false));
  addEventListener('online', () => changed(true));
  // A page that was kept in the back/forward cache heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed(isOnline());
  });
}
