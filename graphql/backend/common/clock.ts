/** The only source of the current time; all code that compares or stores times uses it. */
export interface Clock {
  now(): Date;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The system time plus an offset.
 * @param offset milliseconds, from `CLOCK_OFFSET` (D43); 0 outside local use.
 */
export const systemClock = (offset: number): Clock => ({ now: () => new Date(Date.now() + offset) });

/** The time shifted by a number of milliseconds, which may be negative. */
export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);
