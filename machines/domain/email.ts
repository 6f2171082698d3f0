import { withoutUnseen } from './as-meant.ts';
import { isCountry } from './countries.ts';

/** The HTML living standard's rule for a valid e-mail address, with at least one dot in the domain (D18). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const MAX_LENGTH = 254;

/**
 * An address as typed → the address as it will be used, or why not (D18). What is not seen goes (D61); an internationalised domain becomes
 * punycode first and is checked after, so that what was checked is what comes back. Case is kept.
 */
export function checkEmail(text: string): { email: string } | { problem: 'missing' | 'invalid' } {
  const typed = withoutUnseen(text).trim();
  if (typed === '') return { problem: 'missing' };
  const at = typed.lastIndexOf('@');
  const domain = typed.length > 2 * MAX_LENGTH ? null : domainAsUsed(typed.slice(at + 1));
  if (at < 0 || domain === null) return { problem: 'invalid' };
  const email = `${typed.slice(0, at)}@${domain}`;
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? { email } : { problem: 'invalid' };
}

/** A checked address as it will be used; anything else as it was typed, trimmed (D18). */
export function emailAsUsed(text: string): string {
  const checked = checkEmail(text);
  return 'email' in checked ? checked.email : text.trim();
}

/**
 * The domain in ASCII, or null. ASCII stays as typed: no engine's opinion of it, so page and back end agree. For the rest
 * the URL parser is the IDNA engine; it would also decode `%65`, drop tabs and split at `:/?#`, so no other ASCII is let in.
 */
function domainAsUsed(domain: string): string | null {
  if (/[^\P{ASCII}a-zA-Z0-9.-]/u.test(domain)) return null;
  const host = /\P{ASCII}/u.test(domain) ? punycode(domain) : domain;
  // A last label that is a number makes an IPv4 address of the whole wherever it is read as a host (URL standard).
  return host === null || /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(host) ? null : host;
}

function punycode(domain: string): string | null {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * The key under which an account is found: two addresses are the same account when equal ignoring case (D18). Takes a
 * checked address. Only A–Z is folded, so no look-alike (the Kelvin sign, a dotted İ) falls together with a letter.
 */
export function accountKey(email: string): string {
  return email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** What is offered, the likeliest first (ties go to the earlier). */
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

/** Of a text that is looked at for an address; one as mail programs show and keyboards type it. */
const MAX_TEXT = 1000;
const IN_TEXT = /[^\s<>()[\]"',;:@\p{Pi}\p{Pf}\p{Ps}]+@[^\s<>()[\]"';:@?\p{Pi}\p{Pf}\p{Ps}]+/gu;

/** The one address that a text is about: without the name, the brackets and the signs around it; a comma in its domain is a full stop. */
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
 * What is offered instead of an address as typed, never enforced; or null. One that can't be used: the address that it is meant for
 * (`Anna <anna@example.com>`, `anna@gmail,com`; D61). A likely typo in a well-known domain put right (`gmial.com` → `gmail.com`, D18).
 */
export function suggestEmail(text: string): string | null {
  const checked = checkEmail(text);
  const email = 'email' in checked ? checked.email : addressIn(withoutUnseen(text));
  const offered = email === null ? null : (nearWellKnown(email) ?? email);
  return offered === ('email' in checked ? checked.email : null) ? null : offered;
}

/** The address with its domain put right, or null: the domain is itself well known, or nothing is near. */
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

/** The shorter the domain, the more real ones are near it; and `yahoo.es` is no typo of `yahoo.de`. */
function editsAllowed(domain: string, known: string): number {
  const [name, ...suffix] = domain.split('.');
  if (name === known.split('.')[0]) return isCountry(suffix.join('.').toUpperCase()) ? 0 : 1;
  return known.length > 8 ? 2 : 1;
}

/** Whether so many edits turn `from` into `to`: a letter more, less or other, or two swapped (Damerau-Levenshtein). */
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

/** The address for showing: `a•••@example.org` (D26). The number of dots says nothing about the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : email.slice(at)}`;
}
