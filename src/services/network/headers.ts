/** The three headers of every request (spec, section 7), and the bearer token if there is one. */
import { bearerToken } from '../bearer/bearer.ts';

/** Session id of this page load. */
export const sessionId = crypto.randomUUID();

/**
 * Headers of one request: a new correlation id, the session id of the page load, and the path of the page without query
 * (D7).
 */
export function requestHeaders(token = bearerToken()): Record<string, string> {
  return {
    'X-Correlation-ID': `vestibule-${crypto.randomUUID()}`,
    'X-Session-ID': sessionId,
    'X-Source-Page': location.pathname,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
