import * as v from 'valibot';

/** The same response for known and unknown addresses; `retryAfter` in seconds (D27). */
export const Acknowledgement = v.object({ accepted: v.boolean(), retryAfter: v.nullable(v.number()) });
