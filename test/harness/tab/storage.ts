/** The browser's storage as it may be met: kept, blocked, or full (D22). */

export type StorageKind = 'kept' | 'blocked' | 'full';

/** An area as the product finds it. @throws DOMException where it can't even be asked for. */
export function storageAs(kind: StorageKind, area: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  if (kind === 'kept') return area;
  if (kind === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
  return {
    getItem: (key) => area.getItem(key),
    removeItem: (key) => area.removeItem(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}
