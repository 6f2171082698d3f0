const WEB = new Set(['http:', 'https:']);
/** Schemes that run a script or show a foreign document under our origin: never allowed, not even by configuration. */
const NEVER = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'filesystem:', 'file:', 'about:']);

/**
 * Validates a redirect target (D6). Input: any value from a URL or configuration; the page's own `origin`; the
 * `allowed` origins (`https://shop.example`) and schemes (`vestibule:`); the start page. Returns an absolute path with
 * search and hash for the own origin, and the whole address for an allowed one, both as serialised by the platform's
 * URL parser. Returns `startPage` unchanged for any other input.
 */
export function redirectTarget(
  candidate: unknown,
  rules: { origin: string; allowed: readonly string[]; startPage: string },
): string {
  const url = typeof candidate === 'string' ? readTarget(candidate, rules.origin) : null;
  if (url === null || url.username !== '' || url.password !== '') return rules.startPage;
  if (isSameOrigin(url, parse(rules.origin))) {
    const path = url.pathname + url.search + url.hash;
    // `/.//evil` is a path of ours, but its serialised path alone leads to another host.
    return parse(path, rules.origin)?.href === url.href ? path : rules.startPage;
  }
  return rules.allowed.some((entry) => isAllowed(url, parse(entry))) ? url.href : rules.startPage;
}

/**
 * A target is an absolute URL or a path from the root. Absolute URLs are parsed without a base: with one, `https:evil`
 * would mean different things on https and http. Control characters, which the parser skips, and backslashes, which it
 * converts, never occur in a legitimate target and are rejected.
 */
function readTarget(candidate: string, origin: string): URL | null {
  if (/[\p{Cc}\\]/u.test(candidate)) return null;
  return candidate.startsWith('/') ? parse(candidate, origin) : parse(candidate);
}

function isAllowed(url: URL, entry: URL | null): boolean {
  if (entry === null) return false;
  if (WEB.has(url.protocol)) return isSameOrigin(url, entry);
  return url.protocol === entry.protocol && !NEVER.has(url.protocol);
}

/** Web addresses only: a `blob:` URL has the origin of the page that created it. */
function isSameOrigin(url: URL, other: URL | null): boolean {
  return WEB.has(url.protocol) && url.origin === other?.origin;
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
