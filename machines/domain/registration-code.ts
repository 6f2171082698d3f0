import { readParams } from './acq-params.ts';
import { withoutUnseen } from './as-meant.ts';

const MAX_LENGTH = 64;
/** Letters and digits, with the marks of letters: of nothing else codes are made. */
const SIGN = /[\p{L}\p{Mn}\p{Mc}\p{N}]/gu;
/** Letters and digits of the width of Chinese ones, as keyboards of East Asia type them; so far from the plain ones. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const TO_PLAIN = 0xfee0;

/** The first signs of a code, counted by code point, so that no half of one is left; what follows is not looked at. */
function firstSigns(text: string, most: number): string {
  const signs: string[] = [];
  for (const [sign] of withoutUnseen(text).matchAll(SIGN)) if (signs.push(sign) === most) break;
  return signs
    .join('')
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_PLAIN))
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * A code as it is compared (D42, D61): its letters and digits, A–Z in capitals, those of full width as plain ones. Nothing else is
 * mapped: `toUpperCase` on the whole would turn `ß` into `SS` and a dotless `ı` into `I`.
 */
export const normaliseCode = (text: string): string => firstSigns(text, Infinity);

/** Where an invitation stands in an address. */
const INVITATION = /\b(?:rc|acqParams)=/i;
const ADDRESS = /:\/\//;

/**
 * A code as typed or from a link → the normalised code, with the time of the link that was typed for it (D61); or `missing` (spec 5:
 * *Please provide an access code.*); or `incomplete`: an address without a code that can be read. What stands before a colon is what
 * the code is called. Codes have at most 64 characters. A longer text keeps its first 65: the request stays small, and a cut to 64
 * could turn a wrong code into a valid one, where 65 can only be invalid.
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
