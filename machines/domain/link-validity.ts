/** Days for which a registration link is valid after its issue (spec 9, D9). */
export const VALIDITY_DAYS = 14;

/** Strict about the time, which is parsed; accepts any MAC, which only the back end verifies. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z\..+$/;

/**
 * The end of validity given by a link's `ts` (`2026-12-05T17:30:00Z.<MAC>`, D9). The MAC is not verified. Returns null
 * for any other form: no MAC, fractional seconds, another zone, a date that does not exist.
 */
export function validUntil(timestamp: string): Date | null {
  const time = TIMESTAMP.exec(timestamp)?.[1];
  if (time === undefined) return null;
  const date = new Date(`${time}Z`);
  // Engines differ on 30 February and 24:00 (rolled over or rejected), so the result must serialise to the same text.
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${time}.000Z` ? date : null;
}

/**
 * True if `ts` has our format with a 256-bit MAC; otherwise it was truncated in transit (D61). Does not verify the MAC.
 */
export const isWholeTimestamp = (timestamp: string): boolean => /^[\d-]+T[\d:]+Z\.[\w-]{43}$/.test(timestamp);
