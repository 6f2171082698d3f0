/** What the pages are configured with (spec 7.1), and what of `DEFAULTS_FILE` ends the start (D43). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../machines/domain/runtime-configuration.ts';
import { SettingsError, readSettings } from '../settings.ts';
import { readRuntimeDefaults } from './runtime-defaults.ts';

const dir = mkdtempSync(join(tmpdir(), 'vestibule-defaults-'));
afterAll(() => rmSync(dir, { recursive: true }));

const read = (payload: string) => {
  const file = join(dir, 'defaults.json');
  writeFileSync(file, payload);
  return readRuntimeDefaults(readSettings({ DEFAULTS_FILE: file }));
};

test('the file goes over what is built in', () => {
  const built = readRuntimeDefaults(readSettings({}));
  const file = { gtmContainerId: 'GTM-1', entrancePageConfig: { shopUrl: 'https://shop.example', more: ['x'] } };
  expect(read(JSON.stringify(file))).toEqual({
    ...built,
    gtmContainerId: 'GTM-1',
    entrancePageConfig: { ...built.entrancePageConfig, shopUrl: 'https://shop.example', more: ['x'] },
  });
});

test.each([
  ['not JSON', '{', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  ['not an object', '[]', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  [
    'no address',
    '{"entrancePageConfig":{"loginUrl":7}}',
    'entrancePageConfig.loginUrl must be a path or an address with http(s) or vestibule:',
  ],
  ['no configuration', '{"entrancePageConfig":[]}', 'entrancePageConfig must be an object'],
  ['no text', '{"acqBackendGraphqlURL":7}', 'acqBackendGraphqlURL must be a path or an http(s) address'],
])('a file that is %s ends the start', (_what, payload, message) => {
  expect(() => read(payload)).toThrow(message);
});

const problemsOf = (payload: object): readonly string[] => {
  try {
    read(JSON.stringify(payload));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

test('whatever the pages may use passes', () => {
  const entrancePageConfig = {
    loginUrl: 'https://login.example/?from=entrance',
    passwordResetUrl: '/login?reset#now',
    subscriptionUrl: 'wss://live.example/graphql',
    consentScriptUrl: 'https://cmp.example/js/cmp_min.js',
    experimentsHost: 'http://localhost:3100',
    experimentsClientKey: 'sdk-abc_1',
    errorReportsUrl: '',
    shopUrl: 'vestibule://shop',
    sustainabilityUrl: 'https://shop.example/sustainability',
    socialLinks: [{ name: 'Journal', url: 'https://journal.example' }],
    appLinks: [],
    paymentMethods: ['card', 'Scheck'],
    deliveryPartners: ['Halvard Post'],
    allowedTargets: ['https://shop.example', 'vestibule:'],
    technicalIssue: true,
  };
  expect(
    problemsOf({ environment: 'test', acqBackendGraphqlURL: 'https://api.example/graphql', entrancePageConfig }),
  ).toEqual([]);
});

test('a service that is not there is empty', () => {
  const none = { subscriptionUrl: '', consentScriptUrl: '', experimentsHost: '', errorReportsUrl: '' };
  expect(problemsOf({ gtmContainerId: '', entrancePageConfig: none })).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ftp://shop.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'login',
  'https://a;sandbox.example',
  '',
  7,
  null,
])('an address may not be %j', (address) => {
  expect(problemsOf({ acqBackendGraphqlURL: address, entrancePageConfig: { loginUrl: address } })).toEqual([
    'DEFAULTS_FILE: acqBackendGraphqlURL must be a path or an http(s) address',
    'DEFAULTS_FILE: entrancePageConfig.loginUrl must be a path or an address with http(s) or vestibule:',
  ]);
});

test('all that is wrong is told at once', () => {
  const entrancePageConfig = {
    socialLinks: [{ name: 'Journal', url: 'javascript:alert(1)' }],
    paymentMethods: ['card', ''],
    subscriptionUrl: 'javascript:alert(1)',
    consentScriptUrl: 'data:text/javascript,alert(1)',
    experimentsHost: 'https://features.example/path',
    experimentsClientKey: '../other',
    errorReportsUrl: 'javascript:alert(1)',
    errorReportsToken: 'a b',
    allowedTargets: ['https:'],
    technicalIssue: 'yes',
  };
  expect(problemsOf({ environment: '', gtmContainerId: 'GTM-1";alert(1)', entrancePageConfig })).toEqual([
    'DEFAULTS_FILE: environment must be up to 80 letters, digits, - or _',
    'DEFAULTS_FILE: gtmContainerId must be a container such as GTM-ABC123, or empty',
    'DEFAULTS_FILE: entrancePageConfig.socialLinks must be a list of at most 20 { name, url }, each name once, each url a path or an address with http(s) or vestibule:',
    'DEFAULTS_FILE: entrancePageConfig.paymentMethods must be a list of at most 20 names, each once and of at most 60 characters',
    'DEFAULTS_FILE: entrancePageConfig.subscriptionUrl must be a path, empty or a ws(s) address',
    'DEFAULTS_FILE: entrancePageConfig.consentScriptUrl must be a path, empty or an http(s) address',
    'DEFAULTS_FILE: entrancePageConfig.experimentsClientKey must be up to 80 letters, digits, - or _',
    'DEFAULTS_FILE: entrancePageConfig.experimentsHost must be empty or an http(s) origin without a path',
    'DEFAULTS_FILE: entrancePageConfig.errorReportsUrl must be a path, empty or an http(s) address',
    'DEFAULTS_FILE: entrancePageConfig.errorReportsToken must be up to 200 printable characters',
    'DEFAULTS_FILE: entrancePageConfig.allowedTargets must be a list of http(s) origins and schemes such as app:',
    'DEFAULTS_FILE: entrancePageConfig.technicalIssue must be true or false',
  ]);
});

test.each([['javascript:'], ['data:'], ['https://shop.example/path'], ['https:'], ['shop.example'], [7]])(
  'a redirect may not be allowed to %j (D6)',
  (target) => {
    expect(problemsOf({ entrancePageConfig: { allowedTargets: ['vestibule:', target] } })).toHaveLength(1);
  },
);

test('of every field there are words for what it must be', () => {
  const [own, entrance] = [OWN_FIELDS, ENTRANCE_FIELDS].map((fields) => Object.keys(fields));
  const wrong = (fields: readonly string[] = []) => Object.fromEntries(fields.map((field) => [field, {}]));
  const problems = problemsOf({ ...wrong(own), entrancePageConfig: wrong(entrance) });
  expect(problems.map((problem) => /([\w]+) must be (?!undefined)/.exec(problem)?.[1])).toEqual([
    ...(own ?? []),
    ...(entrance ?? []),
  ]);
});
