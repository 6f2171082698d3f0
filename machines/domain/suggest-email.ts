/** Suggests a correction for a typed address (D18, D61). Loaded after the forms, so no chart may depend on it. */
import { withoutUnseen } from './pasted-text.ts';
import { isCountry } from './countries.ts';
import { accountKey, checkEmail } from './email.ts';

/** Suggested domains, most likely first (ties go to the earlier one). */
const WELL_KNOWN = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'googlemail.com',
  'live.com',
  'gmx.de',
  'web.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  't-online.de',
  'freenet.de',
  'hotmail.de',
  'yahoo.de',
  'hotmail.fr',
  'yahoo.fr',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'libero.it',
  'hotmail.it',
  'yahoo.it',
  'interia.pl',
  'bluewin.ch',
  'seznam.cz',
  'proton.me',
  'protonmail.com',
];
/** Real services one letter away from another: never corrected. */
const NEIGHBOURS = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com']);

/**
 * Maximum length of a text searched for an address, and the address pattern in the forms that mail programs show and
 * keyboards type.
 */
const MAX_TEXT = 1000;
const IN_TEXT = /[^\s<>()[\]"',;:@\p{Pi}\p{Pf}\p{Ps}]+@[^\s<>()[\]"';:@?\p{Pi}\p{Pf}\p{Ps}]+/gu;

/**
 * The only address in a text, without the name, brackets and punctuation around it; a comma in its domain becomes a
 * full stop. Null if there are several.
 */
function addressIn(text: string): string | null {
  const [found, other] =
    text
      .slice(0, MAX_TEXT)
      .normalize('NFKC')
      .replaceAll(/\s*@+\s*/g, '@')
      .match(IN_TEXT) ?? [];
  if (found === undefined || other !== undefined) return null;
  const at = found.lastIndexOf('@');
  const domain = found
    .slice(at + 1)
    .replaceAll(/[.,]+/g, '.')
    .replaceAll(/^\.|[^\p{L}\p{M}\p{N}]+$/gu, '');
  const whole = domain.includes('.') ? domain : WELL_KNOWN.find((known) => known.startsWith(`${accountKey(domain)}.`));
  const checked = checkEmail(`${found.slice(0, at)}@${whole}`);
  return 'email' in checked ? checked.email : null;
}

/**
 * Suggests a replacement for a typed address, or null; the suggestion is never enforced. For an unusable address: the
 * address it most likely means (`Anna <anna@example.com>`, `anna@gmail,com`; D61). For a likely typo in a well-known
 * domain: the corrected one (`gmial.com` → `gmail.com`, D18).
 */
export function suggestEmail(text: string): string | null {
  const checked = checkEmail(text);
  const email = 'email' in checked ? checked.email : addressIn(withoutUnseen(text));
  const offered = email === null ? null : (nearWellKnown(email) ?? email);
  return offered === ('email' in checked ? checked.email : null) ? null : offered;
}

/** The address with a corrected domain; null if the domain is well known itself or close to no other. */
function nearWellKnown(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = accountKey(email.slice(at + 1));
  if (at < 1 || WELL_KNOWN.includes(domain) || NEIGHBOURS.has(domain)) return null;
  for (const edits of [1, 2]) {
    const near = WELL_KNOWN.find((known) => edits <= editsAllowed(domain, known) && isWithin(domain, known, edits));
    if (near !== undefined) return `${email.slice(0, at)}@${near}`;
  }
  return null;
}

/** Shorter domains have more real neighbours, and `yahoo.es` is not a typo of `yahoo.de`. */
function editsAllowed(domain: string, known: string): number {
  const [name, ...suffix] = domain.split('.');
  if (name === known.split('.')[0]) return isCountry(suffix.join('.').toUpperCase()) ? 0 : 1;
  return known.length > 8 ? 2 : 1;
}

/**
 * True if at most `edits` edits turn `from` into `to`: an insertion, a deletion, a substitution, or a swap of two
 * neighbours (Damerau-Levenshtein).
 */
function isWithin(from: string, to: string, edits: number): boolean {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const [a, b] = [from.slice(same), to.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= edits;
  if (edits === 0) return false;
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    isWithin(a.slice(1), b, edits - 1) ||
    isWithin(a, b.slice(1), edits - 1) ||
    isWithin(a.slice(1), b.slice(1), edits - 1) ||
    (swapped && isWithin(a.slice(2), b.slice(2), edits - 1))
  );
}
