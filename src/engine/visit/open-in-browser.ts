/** Opens a visit in the visitor's default browser instead of an in-app browser (D34). */
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';

/**
 * The URL that restarts this visit in another browser: the page's own, with the invitation that was removed from it
 * (D7), but no other state of the visit.
 * @param address the full URL from the address bar.
 */
export function restartAddress(address: string, invitation: Invitation | null): string {
  const url = new URL(address);
  url.hash = '';
  if (invitation) url.searchParams.set(INVITATION_KEYS.code, invitation.code);
  if (invitation?.timestamp) url.searchParams.set(INVITATION_KEYS.timestamp, invitation.timestamp);
  return url.href;
}

/**
 * A link that asks the system to open a URL in the visitor's browser: an intent on Android, with the URL as fallback;
 * Safari's own scheme on an iPhone or iPad; otherwise the URL.
 */
export function externalBrowserUrl(address: string, userAgent: string): string {
  const [, scheme, rest] = /^(https?):\/\/(.+)$/.exec(address) ?? [];
  if (!scheme) return address;
  if (userAgent.includes('Android'))
    return `intent://${rest}#Intent;scheme=${scheme};S.browser_fallback_url=${encodeURIComponent(address)};end`;
  return /\b(?:iP(?:hone|ad|od)|Macintosh)\b/.test(userAgent) ? `x-safari-${address}` : address;
}
