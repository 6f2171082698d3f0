import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_FEATURES_FILE, LOCAL_TOKEN_SECRET, SettingsError, readSettings } from './settings.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

const PRODUCTION = {
  ENVIRONMENT: 'production',
  TOKEN_SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_URL: 'https://shop.example/',
  SMTP_URL: 'smtps://mail.example',
};

test('without anything set, it is local', () => {
  expect(readSettings({})).toEqual({
    environment: 'local',
    port: 9090,
    publicUrl: null,
    dataDir: '.data',
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: null,
    tokenSecret: LOCAL_TOKEN_SECRET,
    tokenJwksUrl: null,
    country: null,
    trustProxy: 0,
    codeLookupsPerMinute: 20,
    connectionsPerClient: 50,
    submitsPerMinute: 10,
    revealAccountState: true,
    defaultsFile: null,
    featuresFile: DEFAULT_FEATURES_FILE,
    experimentsClientKey: 'sdk-vestibule',
    clockOffset: 0,
    siteDir: resolve('dist'),
  });
});

test('every setting is read', () => {
  const env = {
    ...PRODUCTION,
    PORT: '0',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://shop@db/shop',
    MAIL_FROM: 'door@shop.example',
    TOKEN_JWKS_URL: 'https://id.example/jwks',
    COUNTRY: 'AT',
    TRUST_PROXY: '2',
    CODE_LOOKUPS_PER_MINUTE: '0',
    SUBMITS_PER_MINUTE: '3',
    REVEAL_ACCOUNT_STATE: 'false',
    DEFAULTS_FILE: '/etc/defaults.json',
    FEATURES_FILE: '/etc/features.json',
    EXPERIMENTS_CLIENT_KEY: 'sdk-shop',
    SITE_DIR: '/srv/site',
  };
  expect(readSettings(env)).toEqual({
    environment: 'production',
    port: 0,
    publicUrl: 'https://shop.example',
    dataDir: '/data',
    databaseUrl: 'postgres://shop@db/shop',
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'door@shop.example',
    tokenSecret: PRODUCTION.TOKEN_SECRET,
    tokenJwksUrl: 'https://id.example/jwks',
    country: 'AT',
    trustProxy: 2,
    codeLookupsPerMinute: 0,
    connectionsPerClient: 50,
    submitsPerMinute: 3,
    revealAccountState: false,
    defaultsFile: '/etc/defaults.json',
    featuresFile: '/etc/features.json',
    experimentsClientKey: 'sdk-shop',
    clockOffset: 0,
    siteDir: '/srv/site',
  });
});

test.each([
  ['+15d', 15 * 86_400_000],
  ['-2h', -7_200_000],
  ['90s', 90_000],
  ['5m', 300_000],
])('the clock can be moved by %s', (text, milliseconds) => {
  expect(readSettings({ CLOCK_OFFSET: text }).clockOffset).toBe(milliseconds);
});

test('what is empty is not set, and blanks around a value are none of it', () => {
  expect(readSettings({ PORT: ' ', COUNTRY: '', DATA_DIR: ' /data ', TRUST_PROXY: 'true' })).toEqual({
    ...readSettings({}),
    dataDir: '/data',
    trustProxy: 1,
  });
});

describe('what is wrong is told', () => {
  test('all at once', () => {
    const env = {
      PORT: 'http',
      PUBLIC_URL: 'https://a.example/shop',
      COUNTRY: 'at',
      CLOCK_OFFSET: 'tomorrow',
      EXPERIMENTS_CLIENT_KEY: 'a/b',
    };
    expect(problemsOf(env)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an http(s) origin without a path, such as https://shop.example',
      'COUNTRY must be two capital letters (ISO 3166-1 alpha-2), such as AT',
      'EXPERIMENTS_CLIENT_KEY must be up to 80 letters, digits, - or _',
      'CLOCK_OFFSET must be a number with a unit (s, m, h, d), such as +15d',
    ]);
  });

  test('production refuses what is for local use', () => {
    expect(problemsOf({ ENVIRONMENT: 'production', CLOCK_OFFSET: '1d', TOKEN_SECRET: 'short' })).toEqual([
      'TOKEN_SECRET must have at least 32 characters in production',
      'PUBLIC_URL must be set in production, and https: mails and links are made with it',
      'SMTP_URL must be set in production: the built-in mailbox is for local use',
      'CLOCK_OFFSET is for local use only',
    ]);
    expect(problemsOf({ ...PRODUCTION, TOKEN_SECRET: '' })).toEqual(['TOKEN_SECRET must be set in production']);
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  test('what no environment takes and what production refuses, together; of each setting the first', () => {
    expect(
      problemsOf({ ...PRODUCTION, PORT: '65536', PUBLIC_URL: 'shop.example', SMTP_URL: '', CLOCK_OFFSET: '1w' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an http(s) origin without a path, such as https://shop.example',
      'CLOCK_OFFSET must be a number with a unit (s, m, h, d), such as +15d',
      'SMTP_URL must be set in production: the built-in mailbox is for local use',
    ]);
  });

  test.each([
    ['ENVIRONMENT', 'test', "must be 'local' or 'production'"],
    ['DATABASE_URL', 'mysql://db', 'must be an address such as postgres://user:password@host/name'],
    ['SMTP_URL', 'mail.example', 'must be an address such as smtp://user:password@host:587'],
    ['MAIL_FROM', 'nobody', 'must be an e-mail address'],
    ['TOKEN_JWKS_URL', 'file:///jwks', 'must be an http(s) address'],
    ['TRUST_PROXY', '11', "must be 'true', 'false' or the number of proxies in front (up to 10)"],
    ['CODE_LOOKUPS_PER_MINUTE', '-1', 'must be a whole number; 0 is off'],
    ['SUBMITS_PER_MINUTE', '1000001', 'must be a whole number; 0 is off'],
    ['REVEAL_ACCOUNT_STATE', 'TRUE', "must be 'true' or 'false'"],
  ])('%s=%s', (name, text, problem) => {
    expect(problemsOf({ [name]: text })).toEqual([`${name} ${problem}`]);
  });
});
