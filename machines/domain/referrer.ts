/**
 * The referrer's host (D11), in lower case and without port. Takes `document.referrer` and `location.hostname`. Returns
 * null if the referrer is empty, not a URL, on our own host, or not a web address, such as an app (`android-app://…`).
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
