import { toCamelCaseKeys } from 'es-toolkit/object';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import {
  address,
  bearerToken,
  contact,
  listenAddress,
  listOf,
  offset,
  origin,
  limit,
  read,
  url,
  wholeNumber,
  yesOrNo,
} from './settings/readers.ts';
import { misspelt } from './settings/misspelt.ts';
import { wholeHook, wholeIssuer } from './settings/all-or-none.ts';
import { LOCAL_TOKEN_SECRET, MAKE_HOOK_SECRET, safeInProduction } from './settings/safe-in-production.ts';
import { safeLocally } from './settings/safe-locally.ts';
import { safeTogether } from './settings/safe-together.ts';
import { DEFAULT_SITE_DIR } from './site/releases.ts';
import { DATABASE_FEATURES } from './store/database-features.ts';
import { OUTSIDE_PURPOSES, OWN_ISSUER } from './tokens/purposes.ts';

/** Beside this file, wherever the process was started. */
export const DEFAULT_FEATURES_FILE = fileURLToPath(new URL('features.json', import.meta.url));

/** All that is wrong with the settings, at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The back end did not start. Settings to correct:', ...problems.map((p) => `  - ${p}`)].join('\n'));
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** No longer than whoever asks has the patience for (30 seconds; spec, section 9). */
const databaseTimeout = wholeNumber('must be a whole number of milliseconds from 100 to 25000', 100, 25_000);

/** Every setting by its name, what it must be, and what it is when it is not set. */
const variables = v.object({
  ENVIRONMENT: v.optional(v.picklist(['local', 'production'], "must be 'local' or 'production'"), 'local'),
  /** 0 takes a free one. */
  PORT: v.optional(wholeNumber('must be a whole number from 0 to 65535', 0, 65_535), '9090'),
  /** The address to listen on; null: in production all of this computer's, else the loopback addresses alone (D55). */
  HOST: v.nullish(
    read("must be an IP address of this computer, 'localhost', or 0.0.0.0 for all of them", listenAddress),
    null,
  ),
  /** Origin in mails and links, no trailing slash; null: `http://localhost:<port>`. Never taken from a request (D42). */
  PUBLIC_URL: v.nullish(read('must be an http(s) origin without a path, such as https://shop.example', origin), null),
  /** Folder of the embedded database, or `memory:`. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: v.nullish(
    url('must be an address such as postgres://user:password@host/name', 'postgres', 'postgresql'),
    null,
  ),
  /** Of PostgreSQL, milliseconds: what a statement may take, how long it may wait for a lock, how long a transaction may do nothing. */
  DATABASE_STATEMENT_TIMEOUT_MS: v.optional(databaseTimeout, '10000'),
  DATABASE_LOCK_TIMEOUT_MS: v.optional(databaseTimeout, '8000'),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: v.optional(databaseTimeout, '15000'),
  /** What the database is asked for beside SQL that any engine with PostgreSQL's protocol has. */
  DATABASE_FEATURES: v.optional(v.picklist(DATABASE_FEATURES, "must be 'full' or 'plain'"), 'full'),
  /** null: mails stay in the built-in mailbox. */
  SMTP_URL: v.nullish(
    v.pipe(
      url('must be an address such as smtp://user:password@host:587', 'smtp', 'smtps'),
      v.excludes('?', 'must end with the host and port: what follows could switch TLS off'),
    ),
    null,
  ),
  MAIL_FROM: v.nullish(read('must be an e-mail address', address), null),
  TOKEN_SECRET: v.optional(v.string(), LOCAL_TOKEN_SECRET),
  /** Public keys of an outside issuer of tokens (D28). */
  TOKEN_JWKS_URL: v.nullish(url('must be an http(s) address', 'https', 'http'), null),
  /** The `iss` of that issuer's tokens, and the purposes that they may have; others are refused. */
  TOKEN_ISSUER: v.nullish(
    v.pipe(v.string(), v.notValue(OWN_ISSUER, 'must name another: this is what our own say')),
    null,
  ),
  TOKEN_ISSUER_PURPOSES: v.nullish(
    listOf(`must be one or more of ${OUTSIDE_PURPOSES.join(', ')}, with commas between them`, OUTSIDE_PURPOSES),
    null,
  ),
  /** Who is told of granted vouchers, by Standard Webhooks; both or none. */
  VOUCHER_HOOK_URL: v.nullish(
    v.pipe(
      url('must be an http(s) address', 'https', 'http'),
      v.check((text) => !URL.parse(text)?.username, 'must be without user and password: what is sent is signed'),
    ),
    null,
  ),
  VOUCHER_HOOK_SECRET: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/, `must be whsec_ and 24 to 64 bytes in base64; ${MAKE_HOOK_SECRET}`),
    ),
    null,
  ),
  /** What `countryDetails` answers; null: nothing. */
  COUNTRY: v.nullish(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1 alpha-2), such as AT')),
    null,
  ),
  /** How many proxies stand in front; the client's address is that many from the right in X-Forwarded-For. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => ({ true: '1', false: '0' })[text] ?? text),
      wholeNumber("must be 'true', 'false' or the number of proxies in front (up to 10)", 0, 10),
    ),
    '0',
  ),
  /** For each client address; 0 is off (D39). */
  CODE_LOOKUPS_PER_MINUTE: v.optional(limit, '20'),
  SUBMITS_PER_MINUTE: v.optional(limit, '10'),
  /** Streams and web sockets that one client address may hold open, of each kind; 0 is off. */
  CONNECTIONS_PER_CLIENT: v.optional(limit, '50'),
  /** Between the order to stop and the moment when nobody is let in any more; null: a second in production, else none. */
  DRAIN_SECONDS: v.nullish(wholeNumber('must be a whole number of seconds from 0 to 60', 0, 60), null),
  REVEAL_ACCOUNT_STATE: v.optional(yesOrNo, 'true'),
  /** Where account states are not revealed, answers leave so many milliseconds apart, counted from each request (D40). */
  ANSWER_BEAT_MS: v.optional(wholeNumber('must be a whole number of milliseconds from 1 to 5000', 1, 5000), '500'),
  /** The payload of `defaults.json`; null: built in. */
  DEFAULTS_FILE: v.nullish(v.string(), null),
  /** Features and experiments, in GrowthBook's format (D35). */
  FEATURES_FILE: v.optional(v.string(), DEFAULT_FEATURES_FILE),
  /** Whoever names it is told the features: public, it only says which set. */
  EXPERIMENTS_CLIENT_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'must be up to 80 letters, digits, - or _')),
    'sdk-vestibule',
  ),
  /** Milliseconds added to the clock. */
  CLOCK_OFFSET: v.optional(read('must be a number with a unit (s, m, h, d), such as +15d', offset), '0s'),
  /** Whom to tell of a hole (`/.well-known/security.txt`); null: nobody is named. */
  SECURITY_CONTACT: v.nullish(read('must be an e-mail address or an https address', contact), null),
  /** Whoever bears it reads `/metrics`; null: nobody can. */
  METRICS_TOKEN: v.nullish(bearerToken, null),
  /** Node's own: 0 looks at nobody's certificate. */
  NODE_TLS_REJECT_UNAUTHORIZED: v.nullish(v.string(), null),
  /** The built site: its releases, and which of them is served. */
  SITE_DIR: v.pipe(
    v.optional(v.string(), DEFAULT_SITE_DIR),
    v.transform((folder) => resolve(folder)),
  ),
});

/** Everything that can be set from outside (D43), read once at the start. */
export type Settings = ReturnType<typeof toCamelCaseKeys<v.InferOutput<typeof variables>>>;

/** What is set, by name: empty is not set. */
const setIn = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, text = '']) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );

/** The first problem of each setting, by its name. */
const problemsOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(issues ? (v.flatten(issues).nested ?? {}) : {}).map(([name, problems]) => [
      name,
      problems?.[0] ?? '',
    ]),
  );

/**
 * Reads and checks the settings.
 * @param env such as `process.env`. In production what it names in `DEFAULTS_FILE` is read too.
 * @throws SettingsError naming every problem, not only the first.
 */
export const readSettings = (env: Environment): Settings => {
  const set = setIn(env);
  const { success, output, issues } = v.safeParse(variables, set);
  const rules = set['ENVIRONMENT'] === 'production' ? [safeTogether, safeInProduction] : [safeLocally];
  const problems = Object.entries({
    ...misspelt(Object.keys(set), Object.keys(variables.entries)),
    ...problemsOf(issues),
    ...Object.assign({}, ...rules.map((rule) => problemsOf(v.safeParse(rule, output).issues))),
    ...Object.assign({}, ...[wholeIssuer, wholeHook].map((whole) => problemsOf(v.safeParse(whole, output).issues))),
    ...problemsOf(issues),
  });
  if (!success || problems.length > 0) throw new SettingsError(problems.map((problem) => problem.join(' ')));
  return toCamelCaseKeys(output);
};
