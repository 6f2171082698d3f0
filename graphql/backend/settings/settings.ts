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
} from './readers.ts';
import { completeHook, completeIssuer, safeLocally, safeTogether } from './safe-together.ts';
import { LOCAL_TOKEN_SECRET, GENERATE_HOOK_SECRET, safeInProduction } from './safe-in-production.ts';
import { DEFAULT_SITE_DIR } from '../common/releases.ts';
import { DATABASE_FEATURES } from '../store/database-features.ts';
import { EXTERNAL_PURPOSES, OWN_ISSUER } from '../common/token-purposes.ts';

/** Next to this file, independent of the working directory. */
export const DEFAULT_FEATURES_FILE = fileURLToPath(new URL('../features.json', import.meta.url));

/** Lists all problems of the settings. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The back end did not start. Settings to correct:', ...problems.map((p) => `  - ${p}`)].join('\n'));
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The upper limit is below the client's request timeout (30 seconds; spec, section 9). */
const databaseTimeout = wholeNumber('must be a whole number of milliseconds from 100 to 25000', 100, 25_000);

/** All settings: name, format and default. */
const variables = v.object({
  ENVIRONMENT: v.optional(v.picklist(['local', 'production'], "must be 'local' or 'production'"), 'local'),
  /** 0 takes a free port. */
  PORT: v.optional(wholeNumber('must be a whole number from 0 to 65535', 0, 65_535), '9090'),
  /** Listen address; null: all addresses in production, otherwise loopback only (D55). */
  HOST: v.nullish(
    read("must be an IP address of this computer, 'localhost', or 0.0.0.0 for all its addresses", listenAddress),
    null,
  ),
  /**
   * Origin in mails and links, no trailing slash; null: `http://localhost:<port>`. Never taken from a request (D42).
   */
  PUBLIC_URL: v.nullish(read('must be an http(s) origin without a path, such as https://shop.example', origin), null),
  /** Folder of the embedded database, or `memory:`. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Connection string; null: the embedded database. */
  DATABASE_URL: v.nullish(
    url('must be an address such as postgres://user:password@host/name', 'postgres', 'postgresql'),
    null,
  ),
  /** `statement_timeout`, `lock_timeout` and `idle_in_transaction_session_timeout` of PostgreSQL, in ms. */
  DATABASE_STATEMENT_TIMEOUT_MS: v.optional(databaseTimeout, '10000'),
  DATABASE_LOCK_TIMEOUT_MS: v.optional(databaseTimeout, '8000'),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: v.optional(databaseTimeout, '15000'),
  /** `plain` uses only SQL that any engine with PostgreSQL's protocol supports. */
  DATABASE_FEATURES: v.optional(v.picklist(DATABASE_FEATURES, "must be 'full' or 'plain'"), 'full'),
  /** null: mails stay in the built-in mailbox. */
  SMTP_URL: v.nullish(
    v.pipe(
      url('must be an address such as smtp://user:password@host:587', 'smtp', 'smtps'),
      v.excludes('?', 'must end with the host and port: parameters could turn off TLS'),
    ),
    null,
  ),
  MAIL_FROM: v.nullish(read('must be an e-mail address', address), null),
  TOKEN_SECRET: v.optional(v.string(), LOCAL_TOKEN_SECRET),
  /** JWKS of an external token issuer (D28). */
  TOKEN_JWKS_URL: v.nullish(url('must be an http(s) address', 'https', 'http'), null),
  /** The `iss` of that issuer's tokens and the purposes it may issue; others are refused. */
  TOKEN_ISSUER: v.nullish(
    v.pipe(v.string(), v.notValue(OWN_ISSUER, 'must be another name: this is the issuer of our own tokens')),
    null,
  ),
  TOKEN_ISSUER_PURPOSES: v.nullish(
    listOf(`must be one or more of ${EXTERNAL_PURPOSES.join(', ')}, separated by commas`, EXTERNAL_PURPOSES),
    null,
  ),
  /** Receiver of voucher events (Standard Webhooks); set both URL and secret, or neither. */
  VOUCHER_HOOK_URL: v.nullish(
    v.pipe(
      url('must be an http(s) address', 'https', 'http'),
      v.check((text) => !URL.parse(text)?.username, 'must not contain user and password: webhooks are signed instead'),
    ),
    null,
  ),
  VOUCHER_HOOK_SECRET: v.nullish(
    v.pipe(
      v.string(),
      v.regex(
        /^whsec_[A-Za-z\d+/]{32,86}={0,2}$/,
        `must be whsec_ and 24 to 64 bytes in base64; ${GENERATE_HOOK_SECRET}`,
      ),
    ),
    null,
  ),
  /** The country that `countryDetails` returns; null: no country. */
  COUNTRY: v.nullish(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1 alpha-2), such as AT')),
    null,
  ),
  /** Number of trusted proxies; the client address is that many entries from the right in X-Forwarded-For. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => ({ true: '1', false: '0' })[text] ?? text),
      wholeNumber("must be 'true', 'false' or the number of proxies (up to 10)", 0, 10),
    ),
    '0',
  ),
  /** Rate limits per client address; 0 disables (D39). */
  CODE_LOOKUPS_PER_MINUTE: v.optional(limit, '20'),
  SUBMITS_PER_MINUTE: v.optional(limit, '10'),
  /** Open streams and web sockets per client address, counted separately; 0 disables. */
  CONNECTIONS_PER_CLIENT: v.optional(limit, '50'),
  /** Time between the stop signal and the end of accepting connections; null: 1 s in production, otherwise 0. */
  DRAIN_SECONDS: v.nullish(wholeNumber('must be a whole number of seconds from 0 to 60', 0, 60), null),
  REVEAL_ACCOUNT_STATE: v.optional(yesOrNo, 'true'),
  /** If account states are hidden, responses leave at multiples of this many ms after their request (D40). */
  ANSWER_BEAT_MS: v.optional(wholeNumber('must be a whole number of milliseconds from 1 to 5000', 1, 5000), '500'),
  /** File with the payload of `defaults.json`; null: built in. */
  DEFAULTS_FILE: v.nullish(v.string(), null),
  /** Features and experiments in GrowthBook's format (D35). */
  FEATURES_FILE: v.optional(v.string(), DEFAULT_FEATURES_FILE),
  /** Key that a client sends to get the features. Public: it only selects the set. */
  EXPERIMENTS_CLIENT_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'must be up to 80 letters, digits, - or _')),
    'sdk-vestibule',
  ),
  /** Milliseconds added to the clock. */
  CLOCK_OFFSET: v.optional(read('must be a number with a unit (s, m, h, d), such as +15d', offset), '0s'),
  /** Contact in `/.well-known/security.txt`; null: no contact. */
  SECURITY_CONTACT: v.nullish(read('must be an e-mail address or an https address', contact), null),
  /** Bearer token for `/metrics`; null: access is refused. */
  METRICS_TOKEN: v.nullish(bearerToken, null),
  /** Setting of Node: 0 disables certificate checks. */
  NODE_TLS_REJECT_UNAUTHORIZED: v.nullish(v.string(), null),
  /** Folder of the built site: its releases and a pointer to the current one. */
  SITE_DIR: v.pipe(
    v.optional(v.string(), DEFAULT_SITE_DIR),
    v.transform((folder) => resolve(folder)),
  ),
});

/** All external settings (D43), read once at startup. */
export type Settings = ReturnType<typeof toCamelCaseKeys<v.InferOutput<typeof variables>>>;

/** Trimmed variables by name; empty ones count as unset. */
const setIn = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, text = '']) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );

/** The first problem of each setting, by name. */
const problemsOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(issues ? (v.flatten(issues).nested ?? {}) : {}).map(([name, problems]) => [
      name,
      problems?.[0] ?? '',
    ]),
  );

/**
 * Reads and validates the settings.
 * @param env such as `process.env`. In production it also reads the file in `DEFAULTS_FILE`.
 * @throws SettingsError with every problem.
 */
export const readSettings = (env: Environment): Settings => {
  const set = setIn(env);
  const { success, output, issues } = v.safeParse(variables, set);
  const rules = set['ENVIRONMENT'] === 'production' ? [safeTogether, safeInProduction] : [safeLocally];
  const problems = Object.entries({
    ...problemsOf(issues),
    ...Object.assign({}, ...rules.map((rule) => problemsOf(v.safeParse(rule, output).issues))),
    ...Object.assign(
      {},
      ...[completeIssuer, completeHook].map((whole) => problemsOf(v.safeParse(whole, output).issues)),
    ),
    ...problemsOf(issues),
  });
  if (!success || problems.length > 0) throw new SettingsError(problems.map((problem) => problem.join(' ')));
  return toCamelCaseKeys(output);
};
