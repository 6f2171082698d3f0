/** The three headers of every request (spec, section 7), and the bearer token where there is one. */
import { bearerToken } from '../bearer/bearer.ts';

/** Of this page load. */
export const sessionId = crypto.randomUUID();

/** Fresh for each request: the correlation id is its own, the session id that of the page load, the source page a path alone (D7). */
export function requestHeaders(token = bearerToken()): Record<string, string> {
  return {
    'X-Correlation-ID': `vestibule-${crypto.randomUUID()}`,
    'X-Session-ID': sessionId,
    'X-Source-Page': location.pathname,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
