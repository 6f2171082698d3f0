/** What the browser knows of its line (Network Information API); Firefox and Safari know nothing. */

/** Milliseconds of a request from which on a line is slow. */
export const SLOW = 150;

const line = () => (Reflect.get(navigator, 'connection') ?? {}) as { saveData?: boolean; rtt?: number };

export const savesData = (): boolean => line().saveData === true;
export const isSlow = (): boolean => (line().rtt ?? 0) >= SLOW;
