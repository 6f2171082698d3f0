/** Content security policies (CSP level 3, D41) and the other security headers. */
import type { Context } from 'hono';
import type { Settings } from '../settings/settings.ts';
import type { RuntimeDefaults } from '../settings/runtime-defaults.ts';

/**
 * Trusted Types policies of the built pages (D41). The only one passes script URLs that the page is configured to load;
 * no policy creates HTML from text.
 */
const TRUSTED_TYPES_POLICIES = ['vestibule-scripts'] as const;

/** Further origins that the built pages load from or connect to. */
interface ExternalSources {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

/** `'sha256-…'` of inline scripts and styles. */
interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

interface PolicySources extends ExternalSources {
  inline: InlineHashes;
  trustedTypes: readonly string[];
  /** Whether the page has frames of this origin. */
  frames: boolean;
}

/** Endpoint for CSP violation reports. */
export const POLICY_REPORTS = '/entrance/csp-reports';
/** Endpoint name in `Reporting-Endpoints` (Reporting API, 3.2). */
const REPORT_GROUP = 'csp';

const policy = ({ inline, script, connect, image, trustedTypes, frames }: PolicySources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script, ...script].join(' '),
    ["style-src 'self'", ...inline.style].join(' '),
    ["img-src 'self' data:", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trustedTypes].join(' '),
    // `report-uri` is for browsers without `report-to`.
    `report-uri ${POLICY_REPORTS}`,
    `report-to ${REPORT_GROUP}`,
  ].join('; ');

/** Policy of a page of the built site. @param inline its inline scripts and styles. */
export const sitePolicy = (inline: InlineHashes, outside: ExternalSources): string =>
  policy({ ...outside, inline, trustedTypes: TRUSTED_TYPES_POLICIES, frames: false });

/**
 * Policy of the back end's own pages: scripts of this origin only, no HTML from text.
 * @param frames whether the page has frames (the mailbox).
 */
export const pageShellPolicy = ({ frames = false } = {}): string =>
  policy({ inline: { script: [], style: [] }, script: [], connect: [], image: [], trustedTypes: ["'none'"], frames });

/** The policy header and the reporting endpoint. */
const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'reporting-endpoints': `${REPORT_GROUP}="${POLICY_REPORTS}"`,
});

export const setPolicy = (c: Context, policy: string): void => {
  for (const [name, value] of Object.entries(pageHeaders(policy))) c.header(name, value);
};

/** Policy of responses that are not pages: no scripts, no framing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of a mail shown in the mailbox: its own styles, images and fonts, no scripts, a separate origin. Its links may
 * leave the frame on click.
 * @param origin of images and fonts, `PUBLIC_URL`.
 */
export const mailPolicy = (origin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin}; font-src ${origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

/**
 * Default headers of every response. No referrer, not even same-origin: a URL may contain a token, a code or an
 * activation id until the script has removed it (D7), and no page here reads the referrer.
 */
export const responseHeaders = ({ environment }: Pick<Settings, 'environment'>): Readonly<Record<string, string>> => ({
  'content-security-policy': CLOSED_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(environment === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const TAG_MANAGER = 'https://www.googletagmanager.com';
const TAG_MANAGER_REPORTS = 'https://*.google-analytics.com';

/**
 * Origins configured in the runtime defaults. Without a container id the policy does not allow the tag manager.
 * @param publicUrl origin of the pages.
 */
export const externalSources = (
  { acqBackendGraphqlURL, gtmContainerId, entrancePageConfig }: RuntimeDefaults,
  publicUrl: string,
): ExternalSources => {
  const own = new URL(publicUrl);
  const originsOf = (...addresses: readonly (string | undefined)[]): string[] =>
    addresses
      .filter((address) => address !== undefined)
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address))
      .map(({ protocol, host }) => `${protocol}//${host}`)
      .filter((source) => source !== own.origin);
  const {
    subscriptionUrl,
    consentScriptUrl,
    consentOrigins = [],
    errorReportsUrl,
    experimentsHost,
  } = entrancePageConfig;
  // 'self' covers web sockets only in new browsers.
  const ownSocket = `${own.protocol === 'https:' ? 'wss' : 'ws'}://${own.host}`;
  const tags = gtmContainerId === '' ? [] : [TAG_MANAGER];
  const reports = gtmContainerId === '' ? [] : [TAG_MANAGER, TAG_MANAGER_REPORTS];
  const services = originsOf(acqBackendGraphqlURL, subscriptionUrl, consentScriptUrl, errorReportsUrl, experimentsHost);
  const consent = originsOf(...consentOrigins);
  return {
    script: [...new Set([...originsOf(consentScriptUrl), ...tags])],
    connect: [...new Set([ownSocket, ...services, ...consent, ...reports])],
    image: [...new Set([...consent, ...reports])],
  };
};
