/** The bearer token of a registration, in a cookie that script can read (spec, section 6; D41 says what guards it). */
const PLAIN = 'acq_token';
/** Over https, where no page of a neighbouring host can write it (RFC 6265bis, 4.1.3.2). */
const HOST_ONLY = `__Host-${PLAIN}`;
const MAX_AGE = 604_800;

/** Where the browser takes no cookie: the token of this page load. */
let withoutCookie: string | null = null;

const name = () => (location.protocol === 'https:' ? HOST_ONLY : PLAIN);
const write = (cookie: string, value: string, maxAge: number) => {
  document.cookie = `${cookie}=${value}; path=/; max-age=${maxAge}; secure; samesite=lax`;
};
function cookieHeld(cookie: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  return found ? decoded(found.slice(cookie.length + 1)) : null;
}
/** Null for what is not ours: a broken cookie must not break every request. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
}
/** Whoever registered before the name was changed keeps what they have: it is found once, and goes on under the new one. */
function renamed(): string | null {
  const token = cookieHeld(PLAIN);
  if (token) keepBearer(token);
  return token;
}
/** The token, or null. */
export const bearerToken = (): string | null => withoutCookie ?? cookieHeld(name()) ?? renamed();
export function keepBearer(token: string) {
  dropBearer();
  write(name(), encodeURIComponent(token), MAX_AGE);
  withoutCookie = cookieHeld(name()) === token ? null : token;
}
export function dropBearer() {
  withoutCookie = null;
  for (const cookie of [PLAIN, HOST_ONLY]) write(cookie, '', 0);
}
