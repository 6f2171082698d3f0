const MAX_LENGTH = 64;

/**
 * A code as it is compared (D42): A–Z in capitals, without white space and dashes (soft hyphen and minus sign
 * included). Nothing else is mapped: `toUpperCase` on the whole would turn `ß` into `SS` and a dotless `ı` into `I`.
 */
export function normaliseCode(text: string): string {
  return text
    .replaceAll(/[\s\p{White_Space}\p{Dash}\u00ad]+/gu, '')
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * A code as typed or from a link → the normalised code, or `missing` (spec 5: *Please provide an access code.*). Codes
 * have at most 64 characters. A longer text keeps its first 65: the request stays small, and a cut to 64 could turn a
 * wrong code into a valid one, where 65 can only be invalid.
 */
export function checkCode(text: string): { code: string } | { problem: 'missing' } {
  const code = normaliseCode(text);
  if (code === '') return { problem: 'missing' };
  if (code.length <= MAX_LENGTH) return { code };
  // By code point, so that no half of one is sent.
  const start = Array.from(code.slice(0, 2 * (MAX_LENGTH + 1)));
  return { code: start.slice(0, MAX_LENGTH + 1).join('') };
}
