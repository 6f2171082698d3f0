/** A count as people and programs write it. */

/** Between three figures and three: a comma, a point, an apostrophe, a blank of any width. */
const GROUPED = /^\d{1,3}(?:([.,'’ \u00A0\u2009\u202F])\d{3})(?:\1\d{3})*$/;
/** Programs write whole numbers with decimals that are nothing. */
const DECIMALS = /[.,]0{1,2}$/;

/** @returns the whole number from 0 on; null: it is none. `1.234` and `1,234` are 1234. */
export function readCount(text: string): number | null {
  const written = text.trim().replace(DECIMALS, '');
  const digits = GROUPED.test(written) ? written.replaceAll(/\D/g, '') : written;
  if (!/^\d+$/.test(digits)) return null;
  const count = Number(digits);
  return Number.isSafeInteger(count) ? count : null;
}
