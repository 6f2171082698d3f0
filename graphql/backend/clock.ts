/** The one source of the time of day. Everything that compares or stores a time asks it. */
export interface Clock {
  now(): Date;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The system's time, shifted.
 * @param offset milliseconds, from `CLOCK_OFFSET` (D43); 0 outside local use.
 */
export const systemClock = (offset: number): Clock => ({ now: () => new Date(Date.now() + offset) });

/** A time so many milliseconds after (or, negative, before) another. */
export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);
