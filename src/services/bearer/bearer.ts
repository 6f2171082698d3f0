/**
 * The bearer token of a registration, in a cookie readable by scripts (spec, section 6; D41 describes its protection).
 */

/** Over https, a name that no page of a neighbouring host can set (RFC 6265bis, 4.1.3.2). */
const cookieName = () => `${location.protocol === 'https:' ? '__Host-' : ''}acq_token`;
/** The token of this page load, if the browser rejects cookies. */
let withoutCookie: string | null = null;

const write = (token: string, maxAge: number) => {
  document.cookie = `${cookieName()}=${encodeURIComponent(token)}; path=/; max-age=${maxAge}; samesite=lax; secure`;
};
/** Null also for an unreadable cookie, which must not break every request. */
function held(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName()}=`));
  try {
    return decodeURIComponent(found?.split('=')[1] ?? '') || null;
  } catch {
    return null;
  }
}
export const bearerToken = (): string | null => withoutCookie ?? held();
export function keepBearer(token: string) {
  write(token, 604_800);
  withoutCookie = held() === token ? null : token;
}
export function dropBearer() {
  withoutCookie = null;
  write('', 0);
}

/**
 * Calls `changed` if the page is restored from the back/forward cache with a different token than before: another
 * visitor now uses the browser.
 */
export function onOtherBearer(changed: () => void) {
  let before = bearerToken();
  addEventListener('pagehide', () => {
    before = bearerToken();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && bearerToken() !== before) changed();
  });
}
