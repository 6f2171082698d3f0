import { toCamelCaseKeys } from 'es-toolkit/object';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_FEATURES_FILE, readSettings } from './settings.ts';
import { LOCAL_TOKEN_SECRET } from './safe-in-production.ts';
import { problemsOf, PRODUCTION } from '../testing/harness.ts';

const problemsWith = (env: Record<string, string>) => problemsOf(() => readSettings(env));

test('without anything set, it is local', () => {
  expect(readSettings({})).toEqual({
    environment: 'local',
    port: 9090,
    host: null,
    publicUrl: null,
    dataDir: '.data',
    databaseUrl: null,
    databaseStatementTimeoutMs: 10_000,
    databaseLockTimeoutMs: 8000,
    databaseIdleTransactionTimeoutMs: 15_000,
    databaseFeatures: 'full',
    smtpUrl: null,
    mailFrom: null,
    tokenSecret: LOCAL_TOKEN_SECRET,
    tokenJwksUrl: null,
    tokenIssuer: null,
    tokenIssuerPurposes: null,
    voucherHookUrl: null,
    voucherHookSecret: null,
    country: null,
    trustProxy: 0,
    codeLookupsPerMinute: 20,
    connectionsPerClient: 50,
    submitsPerMinute: 10,
    drainSeconds: null,
    revealAccountState: true,
    answerBeatMs: 500,
    defaultsFile: null,
    featuresFile: DEFAULT_FEATURES_FILE,
    experimentsClientKey: 'sdk-vestibule',
    clockOffset: 0,
    securityContact: null,
    metricsToken: null,
    nodeTlsRejectUnauthorized: null,
    siteDir: resolve('dist'),
  });
});

test('every setting is read', () => {
  const env = {
    ...PRODUCTION,
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://shop@db/shop?sslmode=verify-full',
    DATABASE_STATEMENT_TIMEOUT_MS: '4000',
    DATABASE_LOCK_TIMEOUT_MS: '3000',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '5000',
    DATABASE_FEATURES: 'plain',
    MAIL_FROM: 'door@shop.example',
    TOKEN_JWKS_URL: 'https://id.example/jwks',
    TOKEN_ISSUER: 'https://id.example',
    TOKEN_ISSUER_PURPOSES: 'social, lobby,social',
    VOUCHER_HOOK_URL: 'https://shop.example/hooks',
    VOUCHER_HOOK_SECRET: 'whsec_Qm9yZ3VuZA7vTzK2xWb9RfJ4nYd8LpHs',
    COUNTRY: 'AT',
    TRUST_PROXY: '2',
    CODE_LOOKUPS_PER_MINUTE: '0',
    SUBMITS_PER_MINUTE: '3',
    DRAIN_SECONDS: '4',
    REVEAL_ACCOUNT_STATE: 'false',
    ANSWER_BEAT_MS: '250',
    FEATURES_FILE: '/etc/features.json',
    EXPERIMENTS_CLIENT_KEY: 'sdk-shop',
    SECURITY_CONTACT: 'security@shop.example',
    METRICS_TOKEN: '5f0c9a1be7d84236a0917cfe3b52d86e',
    NODE_TLS_REJECT_UNAUTHORIZED: '1',
    SITE_DIR: '/srv/site',
  };
  // Texts are passed on; these are not.
  const converted = {
    port: 0,
    databaseStatementTimeoutMs: 4000,
    databaseLockTimeoutMs: 3000,
    databaseIdleTransactionTimeoutMs: 5000,
    tokenIssuerPurposes: ['lobby', 'social'],
    trustProxy: 2,
    codeLookupsPerMinute: 0,
    submitsPerMinute: 3,
    drainSeconds: 4,
    revealAccountState: false,
    answerBeatMs: 250,
    securityContact: 'mailto:security@shop.example',
  };
  expect(readSettings(env)).toEqual({ ...readSettings({}), ...toCamelCaseKeys(env), ...converted });
});

test.each([
  ['+15d', 15 * 86_400_000],
  ['-2h', -7_200_000],
])('the clock can be moved by %s', (text, milliseconds) => {
  expect(readSettings({ CLOCK_OFFSET: text }).clockOffset).toBe(milliseconds);
});

test('empty values count as unset, and values are trimmed', () => {
  expect(readSettings({ PORT: ' ', COUNTRY: '', DATA_DIR: ' /data ', TRUST_PROXY: 'false' })).toEqual({
    ...readSettings({}),
    dataDir: '/data',
  });
});

describe('problems', () => {
  test('all at once', () => {
    const env = {
      PORT: 'http',
      PUBLIC_URL: 'https://a.example/shop',
      COUNTRY: 'at',
      CLOCK_OFFSET: 'tomorrow',
      EXPERIMENTS_CLIENT_KEY: 'a/b',
    };
    expect(problemsWith(env)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an http(s) origin without a path, such as https://shop.example',
      'COUNTRY must be two capital letters (ISO 3166-1 alpha-2), such as AT',
      'EXPERIMENTS_CLIENT_KEY must be up to 80 letters, digits, - or _',
      'CLOCK_OFFSET must be a number with a unit (s, m, h, d), such as +15d',
    ]);
  });

  test.each([
    ['ENVIRONMENT', 'test', "must be 'local' or 'production'"],
    ['HOST', 'laptop', "must be an IP address of this computer, 'localhost', or 0.0.0.0 for all its addresses"],
    ['DATABASE_FEATURES', 'some', "must be 'full' or 'plain'"],
    ['DATABASE_URL', 'mysql://db', 'must be an address such as postgres://user:password@host/name'],
    ['SMTP_URL', 'mail.example', 'must be an address such as smtp://user:password@host:587'],
    [
      'SMTP_URL',
      'smtp://mail.example?requireTLS=false',
      'must end with the host and port: parameters could turn off TLS',
    ],
    ['MAIL_FROM', 'nobody', 'must be an e-mail address'],
    ['TRUST_PROXY', '11', "must be 'true', 'false' or the number of proxies (up to 10)"],
    ['CODE_LOOKUPS_PER_MINUTE', '-1', 'must be a whole number; 0 is off'],
    ['REVEAL_ACCOUNT_STATE', 'TRUE', "must be 'true' or 'false'"],
    ['METRICS_TOKEN', 'short', 'must be 32 to 200 letters, digits, . _ or -; make one with: openssl rand -hex 32'],
    ['SECURITY_CONTACT', 'http://shop.example', 'must be an e-mail address or an https address'],
    [
      'SECURITY_CONTACT',
      'https://a.example\nContact: mailto:evil@b.example',
      'must be an e-mail address or an https address',
    ],
    ['ANSWER_BEAT_MS', '0', 'must be a whole number of milliseconds from 1 to 5000'],
  ])('%s=%s', (name, text, problem) => {
    expect(problemsWith({ [name]: text })).toEqual([`${name} ${problem}`]);
  });

  test('the voucher webhook needs both settings or neither', () => {
    const hook = {
      VOUCHER_HOOK_URL: 'https://shop.example',
      VOUCHER_HOOK_SECRET: 'whsec_Qm9yZ3VuZA7vTzK2xWb9RfJ4nYd8LpHs',
    };
    expect([
      problemsWith(hook),
      problemsWith({ ...hook, VOUCHER_HOOK_URL: '' }),
      problemsWith({ ...hook, VOUCHER_HOOK_URL: 'https://shop@shop.example' }),
      problemsWith({ ...hook, VOUCHER_HOOK_SECRET: 'Qm9yZ3VuZA7vTzK2xWb9RfJ4nYd8LpHs' }),
    ]).toEqual([
      [],
      ['VOUCHER_HOOK_URL must be set too: the voucher webhook needs VOUCHER_HOOK_SECRET and this'],
      ['VOUCHER_HOOK_URL must not contain user and password: webhooks are signed instead'],
      [
        'VOUCHER_HOOK_SECRET must be whsec_ and 24 to 64 bytes in base64; make one with: echo whsec_$(openssl rand -base64 32)',
      ],
    ]);
  });

  test('an external token issuer needs all settings or none', () => {
    const [keys, name, purposes] = [
      'TOKEN_JWKS_URL must be set too: an external token issuer needs TOKEN_ISSUER, TOKEN_ISSUER_PURPOSES and this',
      'TOKEN_ISSUER must be set too: an external token issuer needs TOKEN_JWKS_URL, TOKEN_ISSUER_PURPOSES and this',
      'TOKEN_ISSUER_PURPOSES must be set too: an external token issuer needs TOKEN_JWKS_URL, TOKEN_ISSUER and this',
    ];
    const issuer = { TOKEN_JWKS_URL: 'https://id.example/jwks', TOKEN_ISSUER: 'x', TOKEN_ISSUER_PURPOSES: 'social' };
    expect([
      problemsWith({ TOKEN_JWKS_URL: issuer.TOKEN_JWKS_URL }),
      problemsWith({ TOKEN_ISSUER: issuer.TOKEN_ISSUER }),
      problemsWith({ ...issuer, TOKEN_JWKS_URL: '' }),
      problemsWith({ ...issuer, TOKEN_JWKS_URL: 'file:///jwks' }),
      problemsWith(issuer),
    ]).toEqual([[name, purposes], [keys, purposes], [keys], ['TOKEN_JWKS_URL must be an http(s) address'], []]);
  });

  test.each(['registration', 'social,'])('an external token issuer may not issue “%s”', (names) => {
    expect(problemsWith({ TOKEN_JWKS_URL: 'https://x', TOKEN_ISSUER: 'x', TOKEN_ISSUER_PURPOSES: names })).toEqual([
      'TOKEN_ISSUER_PURPOSES must be one or more of lobby, waitingListApproved, social, admin, unsubscribe, separated by commas',
    ]);
  });

  test('an external token issuer needs another name than ours', () => {
    const env = { TOKEN_JWKS_URL: 'https://x', TOKEN_ISSUER: 'vestibule', TOKEN_ISSUER_PURPOSES: 'social' };
    expect(problemsWith(env)).toEqual(['TOKEN_ISSUER must be another name: this is the issuer of our own tokens']);
  });
});
