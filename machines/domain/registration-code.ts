const MAX_LENGTH = 64;
/** What is neither white space nor a dash (soft hyphen and minus sign included). */
const SIGN = /[^\s\p{White_Space}\p{Dash}\u00ad]/gu;

/** The first signs of a code, counted by code point, so that no half of one is left; what follows is not looked at. */
function firstSigns(text: string, most: number): string {
  const signs: string[] = [];
  for (const [sign] of text.matchAll(SIGN)) if (signs.push(sign) === most) break;
  return signs.join('').replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * A code as it is compared (D42): A–Z in capitals, without white space and dashes. Nothing else is mapped: `toUpperCase`
 * on the whole would turn `ß` into `SS` and a dotless `ı` into `I`.
 */
export const normaliseCode = (text: string): string => firstSigns(text, Infinity);

/**
 * A code as typed or from a link → the normalised code, or `missing` (spec 5: *Please provide an access code.*). Codes
 * have at most 64 characters. A longer text keeps its first 65: the request stays small, and a cut to 64 could turn a
 * wrong code into a valid one, where 65 can only be invalid.
 */
export function checkCode(text: string): { code: string } | { problem: 'missing' } {
  const code = firstSigns(text, MAX_LENGTH + 1);
  return code === '' ? { problem: 'missing' } : { code };
}
