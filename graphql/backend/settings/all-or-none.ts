/** Settings that say something together: all of them, or none. */
import * as v from 'valibot';

/** @param what they are about, for the message. */
const allOrNone = (what: string, names: readonly string[]) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const missing = names.filter((name) => input[name] === null);
      if (missing.length === names.length) return;
      for (const key of missing) {
        const others = names.filter((other) => other !== key).join(', ');
        addIssue({
          message: `must be set too: ${what} is known by ${others} and this`,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );

/** Its keys alone do not say what an issuer may mint, nor its name whether a token is its own. */
export const wholeIssuer = allOrNone('an outside issuer', ['TOKEN_JWKS_URL', 'TOKEN_ISSUER', 'TOKEN_ISSUER_PURPOSES']);
/** Nothing is sent unsigned. */
export const wholeHook = allOrNone('who is told of vouchers', ['VOUCHER_HOOK_URL', 'VOUCHER_HOOK_SECRET']);
