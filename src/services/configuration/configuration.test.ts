import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtIn, configurationFrom } from './configuration.ts';

const full = {
  environment: 'production',
  gtmContainerId: 'GTM-1',
  acqBackendGraphqlURL: 'https://api.example/graphql',
  entrancePageConfig: {
    loginUrl: 'https://login.example/',
    shopUrl: 'https://shop.example/',
    passwordResetUrl: 'https://login.example/reset',
    customerServiceUrl: 'https://help.example/',
    termsUrl: 'https://shop.example/terms',
    privacyUrl: 'https://shop.example/privacy',
    imprintUrl: 'https://shop.example/imprint',
    subscriptionUrl: 'wss://api.example/graphql',
    allowedTargets: ['https://shop.example', 'vestibule:'],
    technicalIssue: true,
  },
};
const { entrancePageConfig, acqBackendGraphqlURL: graphqlUrl, environment, gtmContainerId } = full;
const wrongTexts = [null, 7, '', {}, ['x'], true];

describe('each field overrides what is built in, when present', () => {
  test('all of them', () => {
    expect(configurationFrom(full)).toEqual({ environment, gtmContainerId, graphqlUrl, ...entrancePageConfig });
  });
  test.each([
    ['environment', { environment }],
    ['gtmContainerId', { gtmContainerId }],
  ])('%s alone', (_, payload) => {
    expect(configurationFrom(payload)).toEqual({ ...builtIn, ...payload });
  });
  test('acqBackendGraphqlURL alone', () => {
    expect(configurationFrom({ acqBackendGraphqlURL: graphqlUrl })).toEqual({ ...builtIn, graphqlUrl });
  });
  test.each(Object.entries(entrancePageConfig))('entrancePageConfig.%s alone', (field, value) => {
    expect(configurationFrom({ entrancePageConfig: { [field]: value } })).toEqual({ ...builtIn, [field]: value });
  });
});

describe('a wrong shape leaves what is built in, and the rest as it came', () => {
  const texts = ['environment', 'gtmContainerId', 'acqBackendGraphqlURL'];
  test.each(texts.flatMap((field) => wrongTexts.map((wrong) => [field, wrong] as const)))(
    '%s is %j',
    (field, wrong) => {
      expect(configurationFrom({ entrancePageConfig, [field]: wrong })).toEqual({ ...builtIn, ...entrancePageConfig });
    },
  );
  const links = Object.keys(entrancePageConfig);
  test.each(links.flatMap((field) => [null, 7, {}, [1]].map((wrong) => [field, wrong] as const)))(
    'entrancePageConfig.%s is %j',
    (field, wrong) => {
      const payload = { ...full, entrancePageConfig: { ...entrancePageConfig, [field]: wrong } };
      const expected = { environment, gtmContainerId, graphqlUrl, ...entrancePageConfig };
      expect(configurationFrom(payload)).toEqual({ ...expected, [field]: Reflect.get(builtIn, field) });
    },
  );
  test.each([null, undefined, 'text', 7, [], { entrancePageConfig: null }, { entrancePageConfig: 'x' }])(
    'the payload is %j',
    (payload) => {
      expect(configurationFrom(payload)).toEqual(builtIn);
    },
  );
});

describe('loading', () => {
  const answer = vi.fn<typeof fetch>();
  const load = async () => {
    const module = await import('./configuration.ts');
    const changed = vi.fn<() => void>();
    const stop = module.onConfiguration(changed);
    await module.loadConfiguration();
    stop();
    await module.loadConfiguration();
    return { now: module.configuration(), bare: module.builtInConfiguration(), told: changed.mock.calls.length };
  };
  beforeEach(() => {
    vi.resetModules();
    answer.mockReset();
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('asks below the base path, with credentials; whoever listens is told', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({ environment })));
    expect(await load()).toEqual({ now: { ...builtIn, environment }, bare: builtIn, told: 1 });
    expect(answer.mock.calls[0]).toEqual(['/acquisition/defaults.json', { credentials: 'include' }]);
  });
  test.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('refused'))],
    ['500', () => Promise.resolve(Response.json(full, { status: 500 }))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['nothing', () => Promise.resolve(new Response(null))],
  ])('%s: what is built in', async (_, answered) => {
    answer.mockImplementation(answered);
    expect((await load()).now).toEqual(builtIn);
  });
});
