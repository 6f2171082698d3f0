import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkEmail } from '../../machines/domain/email.ts';
import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';

/** Beside this file, wherever the process was started. */
export const DEFAULT_FEATURES_FILE = fileURLToPath(new URL('features.json', import.meta.url));

export const LOCAL_TOKEN_SECRET = 'vestibule-local-secret-for-this-computer-only';

/** Everything that can be set from outside (D43), read once at the start. */
export interface Settings {
  environment: 'local' | 'production';
  /** 0 takes a free one. */
  port: number;
  /** Origin in mails and links, no trailing slash; null: `http://localhost:<port>`. Never taken from a request (D42). */
  publicUrl: string | null;
  /** Folder of the embedded database, or `memory:`. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** null: mails stay in the built-in mailbox. */
  smtpUrl: string | null;
  mailFrom: string | null;
  tokenSecret: string;
  /** Public keys of an outside issuer of tokens (D28). */
  tokenJwksUrl: string | null;
  /** What `countryDetails` answers; null: nothing. */
  country: string | null;
  /** How many proxies stand in front; the client's address is that many from the right in X-Forwarded-For. */
  trustProxy: number;
  /** For each client address; 0 is off (D39). */
  codeLookupsPerMinute: number;
  submitsPerMinute: number;
  revealAccountState: boolean;
  /** The payload of `defaults.json`; null: built in. */
  defaultsFile: string | null;
  /** Features and experiments, in GrowthBook's format (D35). */
  featuresFile: string;
  /** Whoever names it is told the features: public, it only says which set. */
  experimentsClientKey: string;
  /** Milliseconds added to the clock. */
  clockOffset: number;
  /** The built site. */
  siteDir: string;
}

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

/** Reads one setting after the other and gathers what is wrong with them. */
class Reader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | null {
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  /** The parsed value, or the fallback when unset or refused; `expected` completes "NAME must be …". */
  parsed<T>(name: string, fallback: T, expected: string, parse: (text: string) => T | undefined): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    this.problems.push(`${name} must be ${expected}`);
    return fallback;
  }

  demand(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }
}

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  };

const yesOrNo = (text: string): boolean | undefined =>
  ['true', '1', 'yes'].includes(text) ? true : ['false', '0', 'no'].includes(text) ? false : undefined;

const proxies = (text: string): number | undefined =>
  text === 'true' ? 1 : text === 'false' ? 0 : wholeNumber(0, 10)(text);

const url =
  (...schemes: readonly string[]) =>
  (text: string): string | undefined =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined;

const origin = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
};

const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** `+15d`, `-2h`, `90s` in milliseconds. */
const offset = (text: string): number | undefined => {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * Number(amount) * (UNITS[unit] ?? 0);
};

const readAll = (read: Reader): Settings => ({
  environment: read.parsed('ENVIRONMENT', 'local', "'local' or 'production'", (text) =>
    text === 'local' || text === 'production' ? text : undefined,
  ),
  port: read.parsed('PORT', 9090, 'a whole number from 0 to 65535', wholeNumber(0, 65_535)),
  publicUrl: read.parsed('PUBLIC_URL', null, 'an http(s) origin without a path, such as https://shop.example', origin),
  dataDir: read.text('DATA_DIR') ?? '.data',
  databaseUrl: read.parsed(
    'DATABASE_URL',
    null,
    'an address such as postgres://user:password@host/name',
    url('postgres', 'postgresql'),
  ),
  smtpUrl: read.parsed('SMTP_URL', null, 'an address such as smtp://user:password@host:587', url('smtp', 'smtps')),
  mailFrom: read.parsed('MAIL_FROM', null, 'an e-mail address', (text) => {
    const checked = checkEmail(text);
    return 'email' in checked ? checked.email : undefined;
  }),
  tokenSecret: read.text('TOKEN_SECRET') ?? LOCAL_TOKEN_SECRET,
  tokenJwksUrl: read.parsed('TOKEN_JWKS_URL', null, 'an http(s) address', url('https', 'http')),
  country: read.parsed('COUNTRY', null, 'two capital letters (ISO 3166-1 alpha-2), such as AT', (text) =>
    /^[A-Z]{2}$/.test(text) ? text : undefined,
  ),
  trustProxy: read.parsed('TRUST_PROXY', 0, "'true', 'false' or the number of proxies in front (up to 10)", proxies),
  codeLookupsPerMinute: read.parsed(
    'CODE_LOOKUPS_PER_MINUTE',
    20,
    'a whole number; 0 is off',
    wholeNumber(0, 1_000_000),
  ),
  submitsPerMinute: read.parsed('SUBMITS_PER_MINUTE', 10, 'a whole number; 0 is off', wholeNumber(0, 1_000_000)),
  revealAccountState: read.parsed('REVEAL_ACCOUNT_STATE', true, "'true' or 'false'", yesOrNo),
  defaultsFile: read.text('DEFAULTS_FILE'),
  featuresFile: read.text('FEATURES_FILE') ?? DEFAULT_FEATURES_FILE,
  experimentsClientKey: read.parsed(
    'EXPERIMENTS_CLIENT_KEY',
    'sdk-vestibule',
    'up to 80 letters, digits, - or _',
    (text) => (/^[\w-]{1,80}$/.test(text) ? text : undefined),
  ),
  clockOffset: read.parsed('CLOCK_OFFSET', 0, 'a number with a unit (s, m, h, d), such as +15d', offset),
  siteDir: resolve(read.text('SITE_DIR') ?? 'dist'),
});

/** What production refuses: whatever is only safe, or only useful, on one's own computer (D43). */
const demandProduction = (read: Reader, settings: Settings): void => {
  const secret = settings.tokenSecret;
  read.demand(secret !== LOCAL_TOKEN_SECRET, 'TOKEN_SECRET must be set in production');
  read.demand(secret.length >= 32, 'TOKEN_SECRET must have at least 32 characters in production');
  read.demand(
    settings.publicUrl?.startsWith('https://') === true,
    'PUBLIC_URL must be set in production, and https: mails and links are made with it',
  );
  read.demand(settings.smtpUrl !== null, 'SMTP_URL must be set in production: the built-in mailbox is for local use');
  read.demand(settings.clockOffset === 0, 'CLOCK_OFFSET is for local use only');
};

/**
 * Reads and checks the settings.
 * @param env such as `process.env`.
 * @throws SettingsError naming every problem, not only the first.
 */
export const readSettings = (env: Environment): Settings => {
  const read = new Reader(env);
  const settings = readAll(read);
  if (settings.environment === 'production') demandProduction(read, settings);
  if (read.problems.length > 0) throw new SettingsError(read.problems);
  return settings;
};
