/**
 * Where a visitor came from (D11). In: `document.referrer` and `location.hostname`. Out: the referrer's host, in lower
 * case and without port, if it is a web address other than our own; null for anything else, such as none, a text that
 * is no URL, or an app (`android-app://…`).
 */
export function referrerHost(referrer: string, ownHost: string): string | null {
  const url = parse(referrer);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname === ownHost ? null : url.hostname;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
