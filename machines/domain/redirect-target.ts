const WEB = new Set(['http:', 'https:']);
/** Run a script or show a foreign document under our name: not to be had even by configuration. */
const NEVER = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'filesystem:', 'file:', 'about:']);

/**
 * Where a redirect may lead (D6). In: anything, from a URL or configuration; the page's own `origin`; the `allowed`
 * origins (`https://shop.example`) and schemes (`vestibule:`); the start page. Out: for the own origin an absolute path
 * with search and hash, for an allowed one the whole address, both as the platform's URL parser writes them; for
 * anything else `startPage` as it stands.
 */
export function redirectTarget(
  candidate: unknown,
  rules: { origin: string; allowed: readonly string[]; startPage: string },
): string {
  const url = typeof candidate === 'string' ? readTarget(candidate, rules.origin) : null;
  if (url === null || url.username !== '' || url.password !== '') return rules.startPage;
  if (isSameOrigin(url, parse(rules.origin))) {
    const path = url.pathname + url.search + url.hash;
    // `/.//evil` is a path of ours that, written alone, leads elsewhere.
    return parse(path, rules.origin)?.href === url.href ? path : rules.startPage;
  }
  return rules.allowed.some((entry) => isAllowed(url, parse(entry))) ? url.href : rules.startPage;
}

/**
 * A target is a whole address, or a path from the root. Whole addresses are read without a base: with one, `https:evil`
 * would mean something else on https than on http. The parser skips control characters and turns backslashes, which no
 * honest target has.
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

/** Web addresses only: a `blob:` URL has the origin of the page that made it. */
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
