import { withoutUnseen } from './as-meant.ts';

const MAX_CODE_POINTS = 100;
/**
 * UTF-16 units of a text that is normalised at all: ten times the longest name, for white space and marks that fall away.
 * Normalising takes time by the square of a row of marks: seconds for 60 KB.
 */
const MAX_TYPED = 1000;

/** Hyphens of Latin, Armenian, Hebrew, Mongolian and Japanese names. */
const HYPHENS = String.raw`\-\u2010\u2011\u058a\u05be\u1806\u30a0`;
/** Apostrophes and primes, and the accents and quotation marks typed for them; geresh, gershayim. Modifier letters are letters. */
const APOSTROPHES = String.raw`'\u0060\u00b4\u2018\u2019\u201b\u2032\u2033\uff07\u055a\u05f3\u05f4`;
/** Full stop; middle dots of Catalan, Chinese and Japanese; the Tibetan tsheg. */
const DOTS = String.raw`.\u00b7\u2027\u30fb\uff65\u0f0b\u0f0c`;
const JOINERS = String.raw`\u200c\u200d`;

/** \u3007 is the ideographic zero: a digit to its readers, a number letter to Unicode. */
const ALLOWED = new RegExp(String.raw`^[\p{L}\p{M}\p{Nd}\u3007 ${HYPHENS}${APOSTROPHES}${DOTS}${JOINERS}]+$`, 'u');
/** Modifier letters (\p{Lm}) do not count: an apostrophe alone is no name. */
const VISIBLE_LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
/** A mark without a base would fall on whatever the page or mail has before the name. */
const STRAY_MARK = /(?:^| )\p{M}/u;
const PILED_MARKS = /\p{M}{5}/u;

const WITH_DOMAINS = ['Cyrl', 'Grek', 'Armn', 'Geor', 'Arab', 'Hebr', 'Hani', 'Hang', 'Hira', 'Kana']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * What mail clients turn into links without being asked. They link `word.tld`, in any case of letters, and the list of
 * top-level domains is long and grows, so the shape decides, not a list:
 * - a full stop directly before two or more Latin letters. There are no one-letter top-level domains, so `J.R.` and
 *   `Ph.D.` pass; `t.co` shows that an initial before it proves nothing, so `St.John` has to be written `St. John`;
 * - in scripts that have domains of their own, the same after two or more letters: `казино.рф`, but `А.С.Пушкин` passes.
 *   Not in Indic and Thai, where initials are spelled out and written close (`एम.एस.धोनी`);
 * - `www.` before anything, a full stop before a digit (`10.0.0.1`), and seven digits in a row (a telephone number).
 */
const LINKED = [
  /\.\p{Script=Latin}\p{M}*\p{L}/u,
  new RegExp(String.raw`[\p{L}\p{Nd}]\p{M}*-*[\p{L}\p{Nd}]\p{M}*\.[${WITH_DOMAINS}]\p{M}*\p{L}`, 'u'),
  /www\.\S/i,
  /\.\p{Nd}/u,
  /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u,
];

/** NFC, what is not seen gone (D61), outer white space trimmed, each inner run of it one space (D17);
 * what is too long to be a name is only trimmed. Idempotent. */
export function normaliseName(text: string): string {
  const typed = text.trim();
  return typed.length > MAX_TYPED ? typed : withoutUnseen(typed).normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/**
 * A first or last name as typed → the normalised name, or why not (D17; messages in spec 5). `missing`: nothing left
 * after normalising; `characters`: everything else, too long included. Passing is final: show and mail the name unchanged.
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
  // Joiners must not hide a pile of marks, nor anything invisible a link; full-width letters link like plain ones.
  if (PILED_MARKS.test(name.replaceAll(/[\u200c\u200d]/gu, ''))) return false;
  const seen = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return !LINKED.some((pattern) => pattern.test(seen));
}
