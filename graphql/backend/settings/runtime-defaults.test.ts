/** The runtime configuration of the pages (spec 7.1), and problems of `DEFAULTS_FILE` that prevent the start (D43). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../machines/domain/runtime-configuration.ts';
import { readSettings } from './settings.ts';
import { problemsOf, PRODUCTION, temporaryFolder } from '../testing/harness.ts';
import { readRuntimeDefaults } from './runtime-defaults.ts';

const dir = temporaryFolder();

const read = (payload: string, settings: Record<string, string> = {}) => {
  const file = join(dir, 'defaults.json');
  writeFileSync(file, payload);
  return readRuntimeDefaults({ ...readSettings(settings), defaultsFile: file });
};

test('the file overrides the built-in values', () => {
  const built = readRuntimeDefaults(readSettings({}));
  const file = { gtmContainerId: 'GTM-1', entrancePageConfig: { shopUrl: 'https://shop.example', more: ['x'] } };
  expect(read(JSON.stringify(file))).toEqual({
    ...built,
    gtmContainerId: 'GTM-1',
    entrancePageConfig: { ...built.entrancePageConfig, shopUrl: 'https://shop.example', more: ['x'] },
  });
});

test.each([
  ['our own', {}, true],
  ['another', { acqBackendGraphqlURL: 'https://api.example/graphql' }, undefined],
])('in production requests to %s GraphQL contain no texts (D59)', (_, payload, byHash) => {
  const { entrancePageConfig } = read(JSON.stringify(payload), { ...PRODUCTION });
  expect(entrancePageConfig.operationsByHash).toBe(byHash);
});

test.each([
  ['not JSON', '{', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  ['not an object', '[]', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  ['no configuration', '{"entrancePageConfig":[]}', 'entrancePageConfig must be an object'],
])('a file that is %s stops the start', (_what, payload, message) => {
  expect(() => read(payload)).toThrow(message);
});

const problemsWith = (payload: object) => problemsOf(() => read(JSON.stringify(payload)));

test('fields that only the back end checks may be set', () => {
  const entrancePageConfig = {
    consentOrigins: ['https://api.cmp.example'],
    stores: {
      vienna: {
        address: ['Gasse 1', 'Vösendorf'],
        hours: [{ from: 1, to: 6, opens: '09:30', closes: '18:00' }],
        phone: '+43 1 234567',
        mapUrl: 'https://maps.example/1',
      },
    },
    accessibilityUrl: '',
    accessibilityContact: {
      email: 'help@shop.example',
      phone: '',
      address: ['1 Velvet Lane', '80331 Munich'],
      authorities: [{ country: 'SE', name: 'Post- och telestyrelsen', url: 'https://www.pts.se' }],
    },
  };
  expect(problemsWith({ entrancePageConfig })).toEqual([]);
});

test('a missing service is empty', () => {
  const none = { subscriptionUrl: '', consentScriptUrl: '', experimentsHost: '', errorReportsUrl: '' };
  expect(problemsWith({ gtmContainerId: '', entrancePageConfig: none })).toEqual([]);
});

test.each(['javascript:alert(1)', '', null])('an address may not be %j', (address) => {
  expect(problemsWith({ acqBackendGraphqlURL: address, entrancePageConfig: { loginUrl: address } })).toEqual([
    'DEFAULTS_FILE: acqBackendGraphqlURL must be a path or an http(s) address',
    'DEFAULTS_FILE: entrancePageConfig.loginUrl must be a path or an address with http(s) or vestibule:',
  ]);
});

test('all problems are reported at once', () => {
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
    passwordSetAt: 'elsewhere',
  };
  expect(problemsWith({ environment: '', gtmContainerId: 'GTM-1";alert(1)', entrancePageConfig })).toEqual([
    'DEFAULTS_FILE: environment must be up to 80 letters, digits, - or _',
    'DEFAULTS_FILE: gtmContainerId must be a container such as GTM-ABC123, or empty',
    'DEFAULTS_FILE: entrancePageConfig.passwordSetAt must be activation or login',
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

test.each([['https://api.example/path'], ["https://a' 'unsafe-eval"]])(
  'a consent platform may not have the origin %j',
  (origin) => {
    expect(problemsWith({ entrancePageConfig: { consentOrigins: ['https://api.cmp.example', origin] } })).toEqual([
      'DEFAULTS_FILE: entrancePageConfig.consentOrigins must be a list of at most 20 http(s) origins without a path',
    ]);
  },
);

test.each([['javascript:'], ['https://shop.example/path']])('a redirect origin may not be %j (D6)', (target) => {
  expect(problemsWith({ entrancePageConfig: { allowedTargets: ['vestibule:', target] } })).toHaveLength(1);
});

const store = {
  address: ['Gasse 1'],
  hours: [{ from: 1, to: 6, opens: '09:30', closes: '18:00' }],
  phone: '',
  mapUrl: '',
};
const [day] = store.hours;
test.each<[string, unknown]>([
  ['in a town that has none', { paris: store }],
  ['a list', [store]],
  ['without its address', { munich: { ...store, address: [] } }],
  ['open on an eighth day', { munich: { ...store, hours: [{ ...day, to: 8 }] } }],
  ['open from Friday to Monday', { munich: { ...store, hours: [{ ...day, from: 5, to: 1 }] } }],
  ['closed before it opens', { munich: { ...store, hours: [{ ...day, closes: '09:00' }] } }],
  ['with a telephone number of one place', { munich: { ...store, phone: '089 123' } }],
  ['with a map that is a script', { munich: { ...store, mapUrl: 'javascript:alert(1)' } }],
])('a store %s is refused', (_, stores) => {
  expect(problemsWith({ entrancePageConfig: { stores } })).toEqual([
    'DEFAULTS_FILE: entrancePageConfig.stores must be for munich, dornach and vienna, or some of them: { address: up to 5 lines, hours: a list of { from, to: 1 (Monday) to 7, opens, closes: "10:00" }, phone: "+49 89 123456" or empty, mapUrl: a link or empty }',
  ]);
});

test('production has only the stores of the file', () => {
  const config = (environment: 'local' | 'production') =>
    readRuntimeDefaults({ ...readSettings({}), environment }).entrancePageConfig.stores;
  expect([config('production'), Object.keys(config('local'))]).toEqual([{}, ['munich', 'dornach', 'vienna']]);
});

test('every field has an error text', () => {
  const [own, entrance] = [OWN_FIELDS, ENTRANCE_FIELDS].map((fields) => Object.keys(fields));
  const wrong = (fields: readonly string[] = []) => Object.fromEntries(fields.map((field) => [field, 7]));
  const problems = problemsWith({ ...wrong(own), entrancePageConfig: wrong(entrance) });
  expect(problems.map((problem) => /([\w]+) must be (?!undefined)/.exec(problem)?.[1])).toEqual([
    ...(own ?? []),
    ...(entrance ?? []),
  ]);
});
