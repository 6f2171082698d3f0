/** Checks combinations of settings in production (D55). */
import { unescape } from 'node:querystring';
import * as v from 'valibot';
import { isLoopbackName } from '../common/ip-address.ts';

const passwordOf = (address: unknown): string => unescape(URL.parse(String(address))?.password ?? '');
const SECRETS: Readonly<Record<string, (value: unknown) => string>> = {
  TOKEN_SECRET: String,
  METRICS_TOKEN: String,
  VOUCHER_HOOK_SECRET: String,
  DATABASE_URL: passwordOf,
  SMTP_URL: passwordOf,
};
const SECRET_NAMES = Object.keys(SECRETS);

/** @param input all settings by name, null if not set. @returns problems by the setting to change. */
const problemsIn = (input: Readonly<Record<string, unknown>>): [string, string][] => {
  const secrets = SECRET_NAMES.map((name) => (input[name] === null ? '' : (SECRETS[name]?.(input[name]) ?? '')));
  const repeated = SECRET_NAMES.flatMap((name, nth): [string, string][] => {
    const first = secrets.indexOf(secrets[nth] ?? '');
    return secrets[nth] === '' || first === nth
      ? []
      : [[name, `must not have the same secret as ${SECRET_NAMES[first]}: anyone who gets one would have both`]];
  });
  const isForgetful = input['DATA_DIR'] === 'memory:' && input['DATABASE_URL'] === null;
  const memory: [string, string] = [
    'DATA_DIR',
    'must be a folder in production: memory: loses everything at each restart',
  ];
  return [...(isForgetful ? [memory] : []), ...repeated];
};

export const safeTogether = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of problemsIn(input))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);

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
