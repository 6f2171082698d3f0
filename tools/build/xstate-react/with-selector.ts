/**
 * Replaces the part of `use-sync-external-store/shim/with-selector` that `@xstate/react` uses: the previous selection
 * is kept while it is equal.
 */
import { useMemo, useSyncExternalStore } from 'react';

export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _: (() => Snapshot) | null | undefined,
  select: (snapshot: Snapshot) => Selection,
  isAlike: (one: Selection, other: Selection) => boolean,
): Selection {
  const last = useMemo((): { selection?: Selection } => ({}), []);
  const read = () => {
    const next = select(getSnapshot());
    if (!('selection' in last) || !isAlike(last.selection, next)) last.selection = next;
    return last.selection;
  };
  return useSyncExternalStore(subscribe, read, read);
}
