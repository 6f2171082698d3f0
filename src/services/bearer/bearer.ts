/**
 * The bearer token of a registration, in a cookie that script can read (spec, section 6; D41 says what guards it): over https
 * `__Host-acq_token`, which no page of a neighbouring host can write (RFC 6265bis, 4.1.3.2), else `acq_token`.
 */
type Prefix = '__Host-' | '';

/** Where the browser takes no cookie: the token of this page load. */
let withoutCookie: string | null = null;

const prefixHere = (): Prefix => (location.protocol === 'https:' ? '__Host-' : '');
const write = (prefix: Prefix, token: string, maxAge: number) => {
  document.cookie = `${prefix}acq_token=${encodeURIComponent(token)}; path=/; max-age=${maxAge}; samesite=lax; secure`;
};
/** Null also for what is not ours: a broken cookie must not break every request. */
function held(prefix: Prefix): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${prefix}acq_token=`));
  try {
    return decodeURIComponent(found?.split('=')[1] ?? '') || null;
  } catch {
    return null;
  }
}
/** Whoever registered before the name was changed keeps what they have: it is found once, and goes on under the new one. */
function renamed(): string | null {
  const token = held('');
  if (token) keepBearer(token);
  return token;
}
/** The token, or null. */
export const bearerToken = (): string | null => withoutCookie ?? held(prefixHere()) ?? renamed();
export function keepBearer(token: string) {
  dropBearer();
  write(prefixHere(), token, 604_800);
  withoutCookie = held(prefixHere()) === token ? null : token;
}
export function dropBearer() {
  withoutCookie = null;
  write('', '', 0);
  write('__Host-', '', 0);
}
