import { withoutUnseen } from './pasted-text.ts';

/** The HTML living standard's rule for a valid e-mail address, with at least one dot in the domain (D18). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const MAX_LENGTH = 254;

/**
 * Checks a typed address; returns it in normalised form, or the problem (D18). Removes invisible characters (D61). An
 * internationalised domain is converted to punycode before the check, so the returned value is the checked one. Case is
 * kept.
 */
export function checkEmail(text: string): { email: string } | { problem: 'missing' | 'invalid' } {
  const typed = withoutUnseen(text).trim();
  if (typed === '') return { problem: 'missing' };
  const at = typed.lastIndexOf('@');
  const domain = typed.length > 2 * MAX_LENGTH ? null : normaliseDomain(typed.slice(at + 1));
  if (at < 0 || domain === null) return { problem: 'invalid' };
  const email = `${typed.slice(0, at)}@${domain}`;
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? { email } : { problem: 'invalid' };
}

/** The normalised address if valid, otherwise the typed text, trimmed (D18). */
export function normaliseEmail(text: string): string {
  const checked = checkEmail(text);
  return 'email' in checked ? checked.email : text.trim();
}

/**
 * The domain in ASCII, or null. An ASCII domain is kept as typed and never passed to a URL parser, so page and back end
 * agree. For other domains the URL parser performs IDNA conversion. It would also decode `%65`, drop tabs and split at
 * `:/?#`, so all other ASCII characters are rejected first.
 */
function normaliseDomain(domain: string): string | null {
  if (/[^\P{ASCII}a-zA-Z0-9.-]/u.test(domain)) return null;
  const host = /\P{ASCII}/u.test(domain) ? punycode(domain) : domain;
  // If the last label is a number, URL parsers read the whole host as an IPv4 address (URL standard).
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
 * Lookup key of an account: two addresses are the same account if they are equal ignoring case (D18). Takes a checked
 * address. Only A–Z is folded, so look-alikes (the Kelvin sign, a dotted İ) do not collide with a letter.
 */
export function accountKey(email: string): string {
  return email.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Masks an address for display: `a•••@example.org` (D26). The number of dots is independent of the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : email.slice(at)}`;
}
