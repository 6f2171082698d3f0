/** The bearer token of a registration, in a cookie that script can read (spec, section 6; D41 says what guards it). */
const NAME = 'acq_token';
const MAX_AGE = 604_800;

/** Where the browser takes no cookie: the token of this page load. */
let withoutCookie: string | null = null;

function cookieHeld(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`));
  return found ? decoded(found.slice(NAME.length + 1)) : null;
}
/** The token, or null. */
export const bearerToken = (): string | null => withoutCookie ?? cookieHeld();
/** Null for what is not ours: a broken cookie must not break every request. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
}
export function keepBearer(token: string) {
  document.cookie = `${NAME}=${encodeURIComponent(token)}; path=/; max-age=${MAX_AGE}; secure; samesite=lax`;
  withoutCookie = cookieHeld() === token ? null : token;
}
export function dropBearer() {
  withoutCookie = null;
  document.cookie = `${NAME}=; path=/; max-age=0; secure; samesite=lax`;
}
