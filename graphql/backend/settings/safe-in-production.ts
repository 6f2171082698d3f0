/** Refuses settings in production that are safe or useful for local use only (D43, D55). */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isLoopbackName } from '../common/ip-address.ts';
import { problemOfDefaults } from './safe-defaults.ts';
import { guessingBits } from './secret-strength.ts';

export const LOCAL_TOKEN_SECRET = 'vestibule-local-secret-for-this-computer-only';

/** Every experiment includes all visitors. */
const DEMO_FEATURES_FILE = fileURLToPath(new URL('../features.demo.json', import.meta.url));

/** An HS256 key must be at least as long as its MAC (RFC 7518, 3.2). */
const MIN_LENGTH = 32;
const MIN_BITS = 128;
export const GENERATE_HOOK_SECRET = 'make one with: echo whsec_$(openssl rand -base64 32)';
const GENERATE_SECRET = 'make one with: openssl rand -base64 32';

/** TLS as in libpq's `sslmode`; no host means this computer. */
const isSafeDatabase = (address: string): boolean => {
  const { hostname, searchParams } = new URL(address);
  const hosts = [...searchParams.getAll('host'), ...(hostname === '' ? [] : [hostname])];
  const isHere = hosts.every((host) => host.startsWith('/') || isLoopbackName(host));
  return isHere || searchParams.getAll('sslmode').join() === 'verify-full';
};

const checkedBy = <Value>(problemOf: (value: Value) => string | null) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problemOf(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });

const randomOrNone = (makeOne: string) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.check(
        (token) => guessingBits(token) >= MIN_BITS,
        `must be random in production, not words, sequences or repetitions; ${makeOne}`,
      ),
    ),
  );

export const safeInProduction = v.object({
  TOKEN_SECRET: v.pipe(
    v.string(),
    v.notValue(LOCAL_TOKEN_SECRET, `must be set in production; ${GENERATE_SECRET}`),
    v.minLength(MIN_LENGTH, `must have at least ${MIN_LENGTH} characters in production; ${GENERATE_SECRET}`),
    v.check(
      (secret) => guessingBits(secret) >= MIN_BITS,
      `must be random in production, not words, sequences or repetitions (${MIN_BITS} bits); ${GENERATE_SECRET}`,
    ),
  ),
  METRICS_TOKEN: randomOrNone('make one with: openssl rand -hex 32'),
  VOUCHER_HOOK_URL: v.nullable(
    v.pipe(
      v.string(),
      v.startsWith('https://', 'must be https in production: otherwise others can read who gets which voucher'),
    ),
  ),
  VOUCHER_HOOK_SECRET: randomOrNone(GENERATE_HOOK_SECRET),
  PUBLIC_URL: v.pipe(
    v.nullable(v.string()),
    v.check(
      (origin) => origin?.startsWith('https://') === true,
      'must be set in production, and https: links in mails start with it',
    ),
    v.check(
      (origin) => !isLoopbackName(URL.parse(origin ?? '')?.hostname ?? ''),
      'must not be a name of this computer in production: links in mails would lead visitors to their own computer',
    ),
  ),
  TRUST_PROXY: v.pipe(
    v.number(),
    v.minValue(1, 'must be the number of proxies in production, 1 to 10: otherwise all visitors count as one client'),
  ),
  SMTP_URL: v.string('must be set in production: the built-in mailbox is for local use'),
  TOKEN_JWKS_URL: v.nullable(
    v.pipe(
      v.string(),
      v.startsWith('https://', 'must be https in production: otherwise others could replace the keys and sign in'),
    ),
  ),
  DATABASE_URL: v.nullable(
    v.pipe(
      v.string(),
      v.check(
        isSafeDatabase,
        'must end in ?sslmode=verify-full in production, if the database is on another computer: otherwise its data is sent unencrypted',
      ),
    ),
  ),
  DEFAULTS_FILE: v.pipe(v.nullable(v.string()), checkedBy(problemOfDefaults)),
  FEATURES_FILE: v.pipe(
    v.string(),
    v.check(
      (file) => resolve(file) !== DEMO_FEATURES_FILE,
      'must not be the demo file in production: every experiment in it includes all visitors',
    ),
  ),
  CLOCK_OFFSET: v.literal(0, 'is for local use only'),
  NODE_TLS_REJECT_UNAUTHORIZED: v.nullable(
    v.pipe(v.string(), v.notValue('0', 'must not be 0 in production: certificates would not be checked')),
  ),
});
