import { describe, expect, test } from 'vitest';
import { builtIn } from './configuration.ts';
import { configurationFrom } from './runtime-configuration.ts';

const read = (payload: unknown) => configurationFrom(payload).configuration;

const full = {
  environment: 'production',
  gtmContainerId: 'GTM-1',
  acqBackendGraphqlURL: 'https://api.example/graphql',
  entrancePageConfig: {
    loginUrl: 'https://login.example/',
    shopUrl: 'https://shop.example/',
    passwordResetUrl: 'https://login.example/reset',
    passwordSetAt: 'login',
    customerServiceUrl: 'https://help.example/',
    termsUrl: 'https://shop.example/terms',
    privacyUrl: 'https://shop.example/privacy',
    imprintUrl: 'https://shop.example/imprint',
    accessibilityUrl: 'https://shop.example/accessibility',
    jobsUrl: 'https://jobs.example/',
    sustainabilityUrl: 'https://shop.example/sustainability',
    dataProtectionUrl: 'https://shop.example/data-protection',
    socialLinks: [{ name: 'Journal', url: 'https://journal.example/' }],
    appLinks: [{ name: 'The app', url: 'vestibule://about' }],
    paymentMethods: ['card', 'Ein anderes Mittel'],
    deliveryPartners: [],
    stores: { munich: { address: ['1 Velvet Lane', '80331 Munich'], hours: [], phone: '', mapUrl: '' } },
    accessibilityContact: { email: 'help@shop.example', phone: '', address: ['1 Velvet Lane'] },
    subscriptionUrl: 'wss://api.example/graphql',
    allowedTargets: ['https://shop.example', 'vestibule:'],
    technicalIssue: true,
    consentScriptUrl: 'https://cmp.example/cmp_min.js',
    experimentsHost: 'https://experiments.example',
    experimentsClientKey: 'sdk-1',
    errorReportsUrl: 'https://errors.example/item/',
    errorReportsToken: 'token',
  },
};
const { entrancePageConfig, acqBackendGraphqlURL: graphqlUrl, environment, gtmContainerId } = full;
const passedOn = ['stores', 'accessibilityContact'];

test('each field overrides the built-in value, also alone', () => {
  expect([read(full), read({ environment }), read({ entrancePageConfig: { technicalIssue: true } })]).toEqual([
    { environment, gtmContainerId, graphqlUrl, ...entrancePageConfig },
    { ...builtIn, environment },
    { ...builtIn, technicalIssue: true },
  ]);
});

describe('an invalid field keeps the built-in value; the others apply', () => {
  const fields = [...Object.keys(full), ...Object.keys(entrancePageConfig)].filter(
    (field) => field !== 'entrancePageConfig',
  );
  test.each([null, 7, {}, [1]])('every field is %j', (wrong) => {
    const wrongOnes = Object.fromEntries(fields.map((field) => [field, wrong]));
    // These fields are passed through unchecked; the code that displays them validates them.
    const given = Object.fromEntries(passedOn.map((field) => [field, wrong]));
    expect(read({ ...wrongOnes, entrancePageConfig: wrongOnes })).toEqual({ ...builtIn, ...given });
  });
  test.each([null, 'text', [], { entrancePageConfig: null }, { entrancePageConfig: 'x' }])(
    'the payload is %j',
    (payload) => {
      expect(read(payload)).toEqual(builtIn);
    },
  );
});

describe('unusable fields are named', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['all is well', full, []],
    ['nothing is there', {}, []],
    ['a list', [], ['the payload']],
    ['a text instead of the addresses', { ...full, entrancePageConfig: 'x' }, ['entrancePageConfig']],
    [
      'several',
      {
        environment: '',
        acqBackendGraphqlURL: 'javascript:alert(1)',
        entrancePageConfig: { shopUrl: 'data:text/html,x', appLinks: [{ url: '/app' }], technicalIssue: 'no' },
      },
      ['environment', 'acqBackendGraphqlURL', 'shopUrl', 'appLinks', 'technicalIssue'],
    ],
  ])('%s', (_, payload, refused) => {
    expect(configurationFrom(payload).refused).toEqual(refused);
  });
});
