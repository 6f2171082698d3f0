/**
 * Refuses local use if settings suggest a public server without `ENVIRONMENT=production`: demo codes are in the README
 * and the secret is in the source (D43, D55).
 */
import * as v from 'valibot';
import { isLoopbackName } from '../common/ip-address.ts';

const HINT = 'for a public server set ENVIRONMENT=production, which has no demo data and no public secret';

export const safeLocally = v.object({
  PUBLIC_URL: v.nullable(
    v.pipe(
      v.string(),
      v.check((origin) => {
        const url = URL.parse(origin);
        return url?.protocol !== 'https:' || isLoopbackName(url.hostname);
      }, `must not be https in local use, except for localhost; ${HINT}`),
    ),
  ),
  TRUST_PROXY: v.pipe(v.number(), v.maxValue(0, `must be 0 in local use: there is no proxy; ${HINT}`)),
});
