/**
 * Settings that production refuses (D55): missing ones and those for local use only; each message says how to fix it.
 */
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { problemsOf, PRODUCTION, temporaryFolder } from '../testing/harness.ts';
import { problemOfDefaults } from './safe-defaults.ts';

const problemsWith = (changes: Record<string, string>) => problemsOf(() => readSettings({ ...PRODUCTION, ...changes }));

const dir = temporaryFolder();
const fileWith = (payload: unknown): string => {
  const file = join(dir, 'defaults.json');
  writeFileSync(file, JSON.stringify(payload));
  return file;
};

const ALL_PLACES =
  'loginUrl, shopUrl, passwordResetUrl, customerServiceUrl, termsUrl, privacyUrl, imprintUrl, jobsUrl, sustainabilityUrl, dataProtectionUrl, socialLinks, appLinks';
const placeholders = (fields: string) =>
  `DEFAULTS_FILE must set these addresses in entrancePageConfig in production: ${fields}. They lead to placeholder pages, which are for local use; a page of this origin needs its https:// address`;
const TRUST =
  'TRUST_PROXY must be the number of proxies in production, 1 to 10: otherwise all visitors count as one client';
const DATABASE =
  'DATABASE_URL must end in ?sslmode=verify-full in production, if the database is on another computer: otherwise its data is sent unencrypted';

test('only ENVIRONMENT is set: all missing settings are reported at once [ASVS 11.2.3]', () => {
  const nothing = Object.fromEntries(Object.keys(PRODUCTION).map((name) => [name, '']));
  expect(problemsWith({ ...nothing, ENVIRONMENT: 'production' })).toEqual([
    'TOKEN_SECRET must be set in production; make one with: openssl rand -base64 32',
    'PUBLIC_URL must be set in production, and https: links in mails start with it',
    TRUST,
    'SMTP_URL must be set in production: the built-in mailbox is for local use',
    placeholders(ALL_PLACES),
  ]);
});

test('with what it needs, it starts', () => {
  expect(problemsWith({})).toEqual([]);
});

const WEAK =
  'TOKEN_SECRET must be random in production, not words, sequences or repetitions (128 bits); make one with: openssl rand -base64 32';
test.each([
  [
    'PUBLIC_URL',
    'http://shop.example',
    'PUBLIC_URL must be set in production, and https: links in mails start with it',
  ],
  ...['https://localhost', 'https://shop.localhost:8443', 'https://127.0.0.1', 'https://[::1]'].map((address) => [
    'PUBLIC_URL',
    address,
    'PUBLIC_URL must not be a name of this computer in production: links in mails would lead visitors to their own computer',
  ]),
  ['TRUST_PROXY', '0', TRUST],
  ['TRUST_PROXY', 'false', TRUST],
  [
    'TOKEN_SECRET',
    'mQ7vTzK2xWb9RfJ4nYd8LpHs3GcVu6A',
    'TOKEN_SECRET must have at least 32 characters in production; make one with: openssl rand -base64 32',
  ],
  ['TOKEN_SECRET', 'a'.repeat(32), WEAK],
  [
    'METRICS_TOKEN',
    'metrics-of-the-shop-for-prometheus',
    'METRICS_TOKEN must be random in production, not words, sequences or repetitions; make one with: openssl rand -hex 32',
  ],
  [
    'METRICS_TOKEN',
    PRODUCTION.TOKEN_SECRET,
    'METRICS_TOKEN must not have the same secret as TOKEN_SECRET: anyone who gets one would have both',
  ],
  ['DATA_DIR', 'memory:', 'DATA_DIR must be a folder in production: memory: loses everything at each restart'],
  ['CLOCK_OFFSET', '1d', 'CLOCK_OFFSET is for local use only'],
  ['DATABASE_URL', 'postgres://shop@db/shop', DATABASE],
  ['DATABASE_URL', 'postgres://shop@db/shop?sslmode=require', DATABASE],
  ['DATABASE_URL', 'postgres://shop@db/shop?sslmode=verify-full&sslmode=disable', DATABASE],
  ['DATABASE_URL', 'postgres://shop@localhost/shop?host=db.example', DATABASE],
  [
    'FEATURES_FILE',
    fileURLToPath(new URL('../features.demo.json', import.meta.url)),
    'FEATURES_FILE must not be the demo file in production: every experiment in it includes all visitors',
  ],
  [
    'NODE_TLS_REJECT_UNAUTHORIZED',
    '0',
    'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: certificates would not be checked',
  ],
])('%s=%s is refused [ASVS 11.2.3]', (name, text, problem) => {
  expect(problemsWith({ [name]: text })).toEqual([problem]);
});

test('voucher webhooks need https and a random secret', () => {
  const hook = { VOUCHER_HOOK_URL: 'http://shop.example', VOUCHER_HOOK_SECRET: `whsec_${'a'.repeat(44)}` };
  expect(problemsWith(hook)).toEqual([
    'VOUCHER_HOOK_URL must be https in production: otherwise others can read who gets which voucher',
    'VOUCHER_HOOK_SECRET must be random in production, not words, sequences or repetitions; make one with: echo whsec_$(openssl rand -base64 32)',
  ]);
});

test('keys of an external token issuer need https', () => {
  const issuer = { TOKEN_JWKS_URL: 'http://id.example/jwks', TOKEN_ISSUER: 'x', TOKEN_ISSUER_PURPOSES: 'social' };
  expect(problemsWith(issuer)).toEqual([
    'TOKEN_JWKS_URL must be https in production: otherwise others could replace the keys and sign in',
  ]);
});

test.each([
  'postgres://shop@db.example/shop?sslmode=verify-full',
  'postgres://shop@localhost:5433/shop',
  'postgres://shop@[::1]/shop',
  'postgresql:///shop?host=/run/postgresql',
])('a database at %s is accepted', (address) => {
  expect(problemsWith({ DATABASE_URL: address })).toEqual([]);
});

describe('placeholder pages (D33)', () => {
  const named = { loginUrl: 'https://shop.example/login' };
  test.each<[string, unknown, string]>([
    ['fields that the file does not name', { entrancePageConfig: named }, ALL_PLACES.replace('loginUrl, ', '')],
    ['a file without any', {}, ALL_PLACES],
  ])('%s', (_, payload, fields) => {
    expect(problemsWith({ DEFAULTS_FILE: fileWith(payload) })).toEqual([placeholders(fields)]);
  });

  test('addresses of one, in any spelling', () => {
    const { entrancePageConfig } = {
      entrancePageConfig: Object.fromEntries(ALL_PLACES.split(', ').map((field) => [field, 'https://shop.example/'])),
    };
    const stores = { vienna: { mapUrl: '/store-map' } };
    const links = { socialLinks: [{ name: 'Journal', url: '/social/instagram' }], appLinks: [] };
    const file = fileWith({
      entrancePageConfig: {
        ...entrancePageConfig,
        ...links,
        stores,
        imprintUrl: '/legal/../legal/imprint?x#y',
        jobsUrl: '/careers',
      },
    });
    expect(problemsWith({ DEFAULTS_FILE: file })).toEqual([placeholders('imprintUrl, socialLinks, stores')]);
  });

  test('needs an accessibility contact or another statement (EN 301 549, 12.2.4) [A17]', () => {
    const places = Object.fromEntries(ALL_PLACES.split(', ').map((field) => [field, 'https://shop.example/']));
    const named = { ...places, socialLinks: [], appLinks: [] };
    const accessibilityContact = { email: 'help@shop.example', phone: '', address: ['1 Velvet Lane'] };
    const problems = [{}, { accessibilityUrl: 'https://shop.example/access' }, { accessibilityContact }].map((more) =>
      problemsWith({ DEFAULTS_FILE: fileWith({ entrancePageConfig: { ...named, ...more } }) }),
    );
    expect(problems).toEqual([
      [
        'DEFAULTS_FILE must set the contact for accessibility problems in entrancePageConfig: accessibilityContact, or accessibilityUrl if the statement is on another site',
      ],
      [],
      [],
    ]);
  });

  test('an unreadable file is reported with the rest', () => {
    expect(problemsWith({ DEFAULTS_FILE: '/no/such/file', TRUST_PROXY: '' })).toEqual([
      TRUST,
      'DEFAULTS_FILE must name a readable file with a JSON object: /no/such/file',
    ]);
  });
});

test('no secret is used twice, including passwords in URLs', () => {
  const secret = 'k/7+vTzK2xWb9RfJ4nYd8LpHs3GcVu6AeXo5Eti0BqDw=';
  const password = encodeURIComponent(secret);
  const twice = (name: string, first: string) =>
    `${name} must not have the same secret as ${first}: anyone who gets one would have both`;
  const [database, mail] = [`postgres://shop:${password}@localhost/shop`, `smtps://shop:${password}@mail.example`];
  expect([
    problemsWith({ TOKEN_SECRET: secret, DATABASE_URL: database, SMTP_URL: mail }),
    problemsWith({ DATABASE_URL: database, SMTP_URL: mail }),
    problemsWith({ DATABASE_URL: database, DATA_DIR: 'memory:' }),
    problemsWith({ SMTP_URL: 'smtps://shop:%@mail.example' }),
  ]).toEqual([
    [twice('DATABASE_URL', 'TOKEN_SECRET'), twice('SMTP_URL', 'TOKEN_SECRET')],
    [twice('SMTP_URL', 'DATABASE_URL')],
    [],
    [],
  ]);
});

const { ENVIRONMENT: _forgotten, ...others } = PRODUCTION;
const SAY_SO = 'for a public server set ENVIRONMENT=production, which has no demo data and no public secret';
const ADDRESS = `PUBLIC_URL must not be https in local use, except for localhost; ${SAY_SO}`;
const PROXY = `TRUST_PROXY must be 0 in local use: there is no proxy; ${SAY_SO}`;
test.each<[string, Record<string, string>, string[]]>([
  ['all else is set for production', others, [ADDRESS, PROXY]],
  ['https', { PUBLIC_URL: 'https://192.0.2.1' }, [ADDRESS]],
  ['a proxy', { TRUST_PROXY: 'true' }, [PROXY]],
  ['https on this computer', { PUBLIC_URL: 'https://localhost:8443' }, []],
  ['a phone in the network', { PUBLIC_URL: 'http://192.168.1.20:9090' }, []],
])('without ENVIRONMENT: %s', (_, env, problems) => {
  expect(problemsOf(() => readSettings(env))).toEqual(problems);
});

test('all URLs that the pages use need TLS; unknown fields are not checked', () => {
  const { entrancePageConfig } = JSON.parse(readFileSync(PRODUCTION.DEFAULTS_FILE, 'utf8')) as {
    entrancePageConfig: object;
  };
  const problemWith = (own: object, config: object) => {
    return problemOfDefaults(fileWith({ ...own, entrancePageConfig: { ...entrancePageConfig, ...config } }));
  };
  const plain = {
    loginUrl: 'http://shop.example/login',
    shopUrl: 'HTTP://shop.example/',
    socialLinks: [{ name: 'Journal', url: 'http://journal.example' }],
    stores: { vienna: { mapUrl: 'http://maps.example' } },
    subscriptionUrl: 'ws://api.example/graphql',
    consentScriptUrl: 'http://cmp.example/cmp.js',
    experimentsHost: 'http://features.example',
    errorReportsUrl: 'http://key@errors.example/1',
    allowedTargets: ['app:', 'http://shop.example'],
    consentOrigins: ['http://cmp.example'],
  };
  expect([
    problemWith({ acqBackendGraphqlURL: 'http://api.example/graphql' }, plain),
    problemWith(
      { xmlns: 'http://www.w3.org' },
      { schema: 'http://www.w3.org', technicalIssue: false, subscriptionUrl: 'wss://api.example' },
    ),
  ]).toEqual([
    `must use https or wss in production instead of http or ws in: acqBackendGraphqlURL, ${Object.keys(plain).join(', ')}. Browsers block such requests of an https page, and others could read and change them`,
    null,
  ]);
});
