/** Checks combinations of settings in production (D55). */
import { unescape } from 'node:querystring';
import * as v from 'valibot';

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
