/** The bearer token of a registration, in a cookie that script can read (spec, section 6; D41 says what guards it). */

/** Over https a name that no page of a neighbouring host can write (RFC 6265bis, 4.1.3.2). */
const nameHere = () => `${location.protocol === 'https:' ? '__Host-' : ''}acq_token`;
/** Where the browser takes no cookie: the token of this page load. */
let withoutCookie: string | null = null;

const write = (token: string, maxAge: number) => {
  document.cookie = `${nameHere()}=${encodeURIComponent(token)}; path=/; max-age=${maxAge}; samesite=lax; secure`;
};
/** Null also for what is not ours: a broken cookie must not break every request. */
function held(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${nameHere()}=`));
  try {
    return decodeURIComponent(found?.split('=')[1] ?? '') || null;
  } catch {
    return null;
  }
}
/** The token, or null. */
export const bearerToken = (): string | null => withoutCookie ?? held();
export function keepBearer(token: string) {
  write(token, 604_800);
  withoutCookie = held() === token ? null : token;
}
export function dropBearer() {
  withoutCookie = null;
  write('', 0);
}

/** Calls `changed` where the page comes back out of the browser's memory and the token is another than when it went: whose page it was, is not here. */
export function onOtherBearer(changed: () => void) {
  let before = bearerToken();
  addEventListener('pagehide', () => {
    before = bearerToken();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && bearerToken() !== before) changed();
  });
}
