/** Groups of settings that must be set together or not at all. */
import * as v from 'valibot';

/** @param what subject of the error message. */
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
          message: `must be set too: ${what} needs ${others} and this`,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );

/** The keys alone do not limit the purposes, and the name is needed to recognise its tokens. */
export const completeIssuer = allOrNone('an external token issuer', [
  'TOKEN_JWKS_URL',
  'TOKEN_ISSUER',
  'TOKEN_ISSUER_PURPOSES',
]);
/** Webhooks are always signed. */
export const completeHook = allOrNone('the voucher webhook', ['VOUCHER_HOOK_URL', 'VOUCHER_HOOK_SECRET']);
