import { readParams } from './acq-params.ts';
import { withoutUnseen } from './pasted-text.ts';

const MAX_LENGTH = 64;
/** Characters of a code: letters with their marks, and digits. */
const SIGN = /[\p{L}\p{Mn}\p{Mc}\p{N}]/gu;
/** Full-width letters and digits, as East Asian keyboards type them, and their offset from ASCII. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const TO_PLAIN = 0xfee0;

/** The first characters of a code, counted by code point to avoid splitting a surrogate pair; the rest is not read. */
function firstSigns(text: string, most: number): string {
  const signs: string[] = [];
  for (const [sign] of withoutUnseen(text).matchAll(SIGN)) if (signs.push(sign) === most) break;
  return signs
    .join('')
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_PLAIN))
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * Canonical form of a code for comparison (D42, D61): its letters and digits, A–Z in upper case, full-width characters
 * as ASCII. Other characters are not mapped: `toUpperCase` on the whole text would turn `ß` into `SS` and a dotless `ı`
 * into `I`.
 */
export const normaliseCode = (text: string): string => firstSigns(text, Infinity);

/** Query parameters that carry an invitation. */
const INVITATION = /\b(?:rc|acqParams)=/i;
const ADDRESS = /:\/\//;

/**
 * Checks a code from the input field or a link. Returns the normalised code, with the timestamp if a link was typed
 * (D61). Otherwise returns `missing` (spec 5: *Please provide an access code.*) or `incomplete`: a URL without a
 * readable code. Text before a colon is treated as a label. Codes have at most 64 characters. A longer text keeps its
 * first 65: the request stays small, and 65 characters are always invalid, whereas a cut to 64 could turn a wrong code
 * into a valid one.
 */
export function checkCode(text: string): { code: string; timestamp?: string } | { problem: 'missing' | 'incomplete' } {
  const link = INVITATION.test(text) ? text.split(/\s+/).find((word) => INVITATION.test(word)) : undefined;
  const isAddress = link !== undefined || ADDRESS.test(text);
  const params = readParams(link?.slice(link.indexOf('?') + 1).replace(/#.*/, '') ?? '');
  const parts = isAddress ? [params.get('rc') ?? ''] : text.split(/[:：]/);
  const code = parts.reduce((last, part) => firstSigns(part, MAX_LENGTH + 1) || last, '');
  const timestamp = params.get('ts');
  if (code !== '') return { code, ...(timestamp ? { timestamp } : {}) };
  return { problem: isAddress ? 'incomplete' : 'missing' };
}
