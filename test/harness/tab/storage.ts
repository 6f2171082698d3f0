/** Browser storage: kept, blocked, or full (D22). */

export type StorageKind = 'kept' | 'blocked' | 'full';

/** A storage area as the product sees it. @throws DOMException if access itself is blocked. */
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
