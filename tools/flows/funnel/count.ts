/** Parses counts as people and programs write them. */

/** Thousands separators: comma, point, apostrophe, or a space of any width. */
const GROUPED = /^\d{1,3}(?:([.,'’ \u00A0\u2009\u202F])\d{3})(?:\1\d{3})*$/;
/** Programs write whole numbers with zero decimals. */
const DECIMALS = /[.,]0{1,2}$/;

/** @returns the whole number from 0 on, or null. `1.234` and `1,234` are 1234. */
export function readCount(text: string): number | null {
  const written = text.trim().replace(DECIMALS, '');
  const digits = GROUPED.test(written) ? written.replaceAll(/\D/g, '') : written;
  if (!/^\d+$/.test(digits)) return null;
  const count = Number(digits);
  return Number.isSafeInteger(count) ? count : null;
}
