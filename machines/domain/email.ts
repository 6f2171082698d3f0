import { isCountry } from './countries.ts';

/** The HTML living standard's rule for a valid e-mail address, with at least one dot in the domain (D18). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const MAX_LENGTH = 254;

/**
 * An address as typed → the address as it will be used, or why not (D18). Trimmed; an internationalised domain becomes
 * punycode first and is checked after, so that what was checked is what comes back. Case is kept.
 */
export function checkEmail(text: string): { email: string } | { problem: 'missing' | 'invalid' } {
  const typed = text.trim();
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

/**
 * The address with a likely typo in a well-known domain put right (`gmial.com` → `gmail.com`), or null: the domain is
 * itself well known, or nothing is near (D18). An offer, never enforced.
 */
export function suggestEmail(email: string): string | null {
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
