/** The way of a visit from an in-app browser to the visitor's own (D34). */
import { INVITATION_KEYS } from '../../machines/domain/invitation-keys.ts';
import type { Invitation } from '../../machines/invitation/invitation.types.ts';

/**
 * The address that begins this visit anew elsewhere: the page's own, with the invitation that was taken out of it (D7) and
 * nothing else of what the visit knows.
 * @param address as it stands in the address bar, whole.
 */
export function addressElsewhere(address: string, invitation: Invitation | null): string {
  const url = new URL(address);
  url.hash = '';
  if (invitation) url.searchParams.set(INVITATION_KEYS.code, invitation.code);
  if (invitation?.timestamp) url.searchParams.set(INVITATION_KEYS.timestamp, invitation.timestamp);
  return url.href;
}

/**
 * The link that asks the system to open a web address in the visitor's browser: an intent on Android, where a webview that
 * knows none goes to the address itself; Safari's own scheme on an iPhone or iPad; anywhere else the address.
 */
export function inOwnBrowser(address: string, userAgent: string): string {
  const [, scheme, rest] = /^(https?):\/\/(.+)$/.exec(address) ?? [];
  if (!scheme) return address;
  if (userAgent.includes('Android'))
    return `intent://${rest}#Intent;scheme=${scheme};S.browser_fallback_url=${encodeURIComponent(address)};end`;
  return /\b(?:iP(?:hone|ad|od)|Macintosh)\b/.test(userAgent) ? `x-safari-${address}` : address;
}
