/** Connection quality from the Network Information API; Firefox and Safari do not have it. */

/** Round-trip time in milliseconds from which a connection counts as slow. */
export const SLOW = 150;

const line = () => (Reflect.get(navigator, 'connection') ?? {}) as { saveData?: boolean; rtt?: number };

export const savesData = (): boolean => line().saveData === true;
export const isSlow = (): boolean => (line().rtt ?? 0) >= SLOW;
