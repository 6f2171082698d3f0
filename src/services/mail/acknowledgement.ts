import * as v from 'valibot';

/** The same whether or not anything is known of an address; `retryAfter` in seconds (D27). */
export const Acknowledgement = v.object({ accepted: v.boolean(), retryAfter: v.nullable(v.number()) });
