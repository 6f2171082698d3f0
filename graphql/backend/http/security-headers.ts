/** What an answer may do in a browser: content security policies (CSP level 3, D41) and the other headers. */
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import type { RuntimeDefaults } from '../site/runtime-defaults.ts';

/**
 * Trusted Types policies of the built pages (D41): named here and nowhere else. The one lets through the addresses of
 * scripts that the page was told to load; none makes HTML from text.
 */
const TRUSTED_TYPES_POLICIES = ['vestibule-scripts'] as const;

/** Origins beside this one that the built pages load from and speak to. */
export interface OutsideSources {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

/** `'sha256-…'` of what stands in a document. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

interface PolicySources extends OutsideSources {
  inline: InlineHashes;
  trustedTypes: readonly string[];
  /** Whether the page shows frames of this origin. */
  frames: boolean;
}

/** Where browsers tell of what broke a policy. */
export const POLICY_REPORTS = '/entrance/csp-reports';
/** The name of that place in `Reporting-Endpoints` (Reporting API, 3.2). */
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
    // The older way for browsers that do not know the other.
    `report-uri ${POLICY_REPORTS}`,
    `report-to ${REPORT_GROUP}`,
  ].join('; ');

/** Of a page of the built site. @param inline its inline scripts and styles. */
export const sitePolicy = (inline: InlineHashes, outside: OutsideSources): string =>
  policy({ ...outside, inline, trustedTypes: TRUSTED_TYPES_POLICIES, frames: false });

/** Of the back end's own pages: scripts of this origin alone, which make no HTML from text. @param frames whether the page shows frames (the mailbox). */
export const pageShellPolicy = ({ frames = false } = {}): string =>
  policy({ inline: { script: [], style: [] }, script: [], connect: [], image: [], trustedTypes: ["'none'"], frames });

/** Of a page with a policy: that, and where browsers report to. */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'reporting-endpoints': `${REPORT_GROUP}="${POLICY_REPORTS}"`,
});

/** Makes the answer a page with a policy. */
export const setPolicy = (c: Context, policy: string): void => {
  for (const [name, value] of Object.entries(pageHeaders(policy))) c.header(name, value);
};

/** Of answers that are no pages: nothing in them may be run or framed. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The mail shown inside the mailbox: its own styles, pictures and fonts, no scripts, an origin of its own. Its links may leave the frame, by
 * click.
 * @param origin where these are, `PUBLIC_URL`.
 */
export const mailPolicy = (origin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin}; font-src ${origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

/**
 * Of every answer, unless it has its own. No referrer at all, not even to ourselves: an address may hold a token, a code or an activation id
 * until the script has removed it (D7), and nothing here reads a referrer of our own.
 */
export const answerHeaders = ({ environment }: Pick<Settings, 'environment'>): Readonly<Record<string, string>> => ({
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
 * Origins that the runtime defaults name. Whoever is not configured is not let in: without a container there is no tag
 * manager in the policy.
 * @param publicUrl origin of the pages.
 */
export const outsideSources = (
  { acqBackendGraphqlURL, gtmContainerId, entrancePageConfig }: RuntimeDefaults,
  publicUrl: string,
): OutsideSources => {
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
  // 'self' covers web sockets in new browsers only.
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
