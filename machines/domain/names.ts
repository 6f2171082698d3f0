import { withoutUnseen } from './pasted-text.ts';

const MAX_CODE_POINTS = 100;
/**
 * Maximum length of a text that is normalised, in UTF-16 units: ten times the longest name, to allow for white space
 * and marks that are removed. Normalising a run of marks takes quadratic time: seconds for 60 KB.
 */
const MAX_TYPED = 1000;

/** Hyphens of Latin, Armenian, Hebrew, Mongolian and Japanese names. */
const HYPHENS = String.raw`\-\u2010\u2011\u058a\u05be\u1806\u30a0`;
/**
 * Apostrophes and primes, and the accents and quotation marks typed in their place; geresh, gershayim. Modifier letters
 * count as letters.
 */
const APOSTROPHES = String.raw`'\u0060\u00b4\u2018\u2019\u201b\u2032\u2033\uff07\u055a\u05f3\u05f4`;
/** Full stop; middle dots of Catalan, Chinese and Japanese; the Tibetan tsheg. */
const DOTS = String.raw`.\u00b7\u2027\u30fb\uff65\u0f0b\u0f0c`;
const JOINERS = String.raw`\u200c\u200d`;

/** \u3007 is the ideographic zero: read as a digit, but a number letter in Unicode. */
const ALLOWED = new RegExp(String.raw`^[\p{L}\p{M}\p{Nd}\u3007 ${HYPHENS}${APOSTROPHES}${DOTS}${JOINERS}]+$`, 'u');
/** Modifier letters (\p{Lm}) do not count: an apostrophe alone is not a name. */
const VISIBLE_LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
/** A combining mark without a base would attach to the text before the name in a page or mail. */
const STRAY_MARK = /(?:^| )\p{M}/u;
const PILED_MARKS = /\p{M}{5}/u;

const WITH_DOMAINS = ['Cyrl', 'Grek', 'Armn', 'Geor', 'Arab', 'Hebr', 'Hani', 'Hang', 'Hira', 'Kana']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Texts that mail clients turn into links. They link `word.tld` in any letter case, and the list of top-level domains
 * is long and growing, so the shape decides instead of a list:
 * - a full stop directly before two or more Latin letters. There are no one-letter top-level domains, so `J.R.` and
 *   `Ph.D.` pass. `t.co` shows that an initial before the full stop proves nothing, so `St.John` must be written `St.
 *   John`;
 * - in scripts that have their own top-level domains, the same after two or more letters: `казино.рф` is rejected,
 *   `А.С.Пушкин` passes. Indic scripts and Thai are exempt, because their initials are spelled out and written without
 *   spaces (`एम.एस.धोनी`);
 * - `www.` before any text, a full stop before a digit (`10.0.0.1`), and seven digits in a row (a telephone number).
 */
const LINKED = [
  /\.\p{Script=Latin}\p{M}*\p{L}/u,
  new RegExp(String.raw`[\p{L}\p{Nd}]\p{M}*-*[\p{L}\p{Nd}]\p{M}*\.[${WITH_DOMAINS}]\p{M}*\p{L}`, 'u'),
  /www\.\S/i,
  /\.\p{Nd}/u,
  /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u,
];

/**
 * Normalises a name: NFC, invisible characters removed (D61), trimmed, each run of white space one space (D17). A text
 * that is too long to be a name is only trimmed. Idempotent.
 */
export function normaliseName(text: string): string {
  const typed = text.trim();
  return typed.length > MAX_TYPED ? typed : withoutUnseen(typed).normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/**
 * Checks a typed first or last name; returns the normalised name, or the problem (D17; messages in spec 5). `missing`:
 * empty after normalising. `characters`: any other problem, including excessive length. An accepted name is shown and
 * mailed unchanged.
 */
export function checkName(text: string): { name: string } | { problem: 'missing' | 'characters' } {
  const name = normaliseName(text);
  if (name === '') return { problem: 'missing' };
  return isName(name) ? { name } : { problem: 'characters' };
}

function isName(name: string): boolean {
  if (name.length > 2 * MAX_CODE_POINTS || Array.from(name).length > MAX_CODE_POINTS) return false;
  if (!ALLOWED.test(name) || !VISIBLE_LETTER.test(name)) return false;
  if (STRAY_MARK.test(name)) return false;
  // Joiners must not hide a pile of marks, and invisible characters must not hide a link; full-width letters form links
  // like ASCII ones.
  if (PILED_MARKS.test(name.replaceAll(/[\u200c\u200d]/gu, ''))) return false;
  const seen = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return !LINKED.some((pattern) => pattern.test(seen));
}
