import * as v from 'valibot';

const NAMES = ['TOKEN_JWKS_URL', 'TOKEN_ISSUER', 'TOKEN_ISSUER_PURPOSES'] as const;

const expected = (name: (typeof NAMES)[number]): string =>
  `must be set too: an outside issuer is known by ${NAMES.filter((other) => other !== name).join(', ')} and this`;

/** Its keys alone do not say what an issuer may mint, nor its name whether a token is its own: all three, or none. */
export const wholeIssuer = v.pipe(
  v.object({ TOKEN_JWKS_URL: v.unknown(), TOKEN_ISSUER: v.unknown(), TOKEN_ISSUER_PURPOSES: v.unknown() }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const missing = NAMES.filter((name) => input[name] === null);
    if (missing.length === NAMES.length) return;
    for (const key of missing)
      addIssue({
        message: expected(key),
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
  }),
);
