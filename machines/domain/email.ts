import { withoutUnseen } from './as-meant.ts';

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

/** The address for showing: `a•••@example.org` (D26). The number of dots says nothing about the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : email.slice(at)}`;
}
