/** A registration link is valid for so many days after its issue (spec 9, D9). */
export const VALIDITY_DAYS = 14;

/** Strict in the time, which is read; anything in the MAC, which only the back end judges. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z\..+$/;

/**
 * The end of validity that a link's `ts` names (`2026-12-05T17:30:00Z.<MAC>`, D9), whatever its MAC; null when it is not
 * of that form: no MAC, parts of a second, another zone, a day that does not exist.
 */
export function validUntil(timestamp: string): Date | null {
  const time = TIMESTAMP.exec(timestamp)?.[1];
  if (time === undefined) return null;
  const date = new Date(`${time}Z`);
  // Engines differ on 30 February and 24:00 (rolled over or refused); the way back must give the same text.
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${time}.000Z` ? date : null;
}

/** Whether a `ts` has the form of ours, with a MAC of 256 bits: one that has not was cut on the way (D61). Not whether it is good. */
export const isWholeTimestamp = (timestamp: string): boolean => /^[\d-]+T[\d:]+Z\.[\w-]{43}$/.test(timestamp);
