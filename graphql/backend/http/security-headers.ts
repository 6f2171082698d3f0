import type { Settings } from '../settings.ts';

/** Trusted Types policies of the pages (D41): named here and nowhere else. None: no script makes HTML from text. */
const TRUSTED_TYPES_POLICIES: readonly string[] = [];

/** What the built site's pages, and the origin's own, may load. */
export interface PolicySources {
  /** `'sha256-…'` of the inline scripts of the built site. */
  scriptHashes: readonly string[];
  /** Origins beside this one that the pages speak to, from the runtime defaults. */
  connect: readonly string[];
  /** Whether the page shows frames of this origin (the mailbox). */
  frames?: boolean;
}

/** The content security policy of a page (CSP level 3, D41). */
export const pagePolicy = ({ scriptHashes, connect, frames = false }: PolicySources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.length === 0 ? "'none'" : TRUSTED_TYPES_POLICIES.join(' ')}`,
  ].join('; ');

/** Of answers that are no pages: nothing in them may be run or framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The mail shown inside the mailbox: its own styles, no scripts, an origin of its own. Its links may leave the frame, by
 * click.
 */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * Of every answer. No referrer at all, not even to ourselves: an address may hold a token, a code or an activation id
 * until the script has removed it (D7), and nothing here reads a referrer of our own.
 */
export const commonHeaders = (settings: Settings): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(settings.environment === 'production'
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Origins that the runtime defaults name for the page to speak to. @param publicUrl origin of the pages. */
export const connectSources = (
  {
    acqBackendGraphqlURL,
    entrancePageConfig,
  }: { acqBackendGraphqlURL: string; entrancePageConfig: { subscriptionUrl: string } },
  publicUrl: string,
): string[] => {
  const own = new URL(publicUrl);
  const ownSocket = `${own.protocol === 'https:' ? 'wss' : 'ws'}://${own.host}`;
  const named = [acqBackendGraphqlURL, entrancePageConfig.subscriptionUrl]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .map(({ protocol, host }) => `${protocol}//${host}`);
  // 'self' covers web sockets in new browsers only.
  return [...new Set([ownSocket, ...named])].filter((source) => source !== own.origin);
};
