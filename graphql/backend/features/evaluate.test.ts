/** Remote evaluation and the plain payload, read by GrowthBook's own client over real HTTP (spec 7.6, D35). */
import { GrowthBook, type Options, configureCache } from '@growthbook/growthbook';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_FEATURES_FILE } from '../settings/settings.ts';
import { serverForTests } from '../testing/harness.ts';

beforeAll(() => configureCache({ disableCache: true }));
const server = serverForTests();
const demo = serverForTests({ FEATURES_FILE: DEFAULT_FEATURES_FILE.replace('features.json', 'features.demo.json') });

const clients: GrowthBook[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy({ destroyAllStreams: true });
});

/** What a visitor gets: feature values, redirect target and counted experiments. */
const visit = async (url: string, options: Options) => {
  const seen: [string, number][] = [];
  const visitor = new GrowthBook({
    apiHost: url,
    clientKey: 'sdk-vestibule',
    trackingCallback: ({ key }, { variationId }) => void seen.push([key, variationId]),
    navigate: () => undefined,
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableCrossOriginUrlRedirectExperiments: true,
    ...options,
  });
  clients.push(visitor);
  const { success } = await visitor.init({ timeout: 10_000 });
  const values = ['welcome-voucher', 'registration-flow'].map((key) => visitor.getFeatureValue(key, 'none'));
  return {
    success,
    values,
    redirect: visitor.getRedirectUrl().replace(url, ''),
    seen: seen.sort(([one], [other]) => one.localeCompare(other)),
  };
};

const DEFAULTS = ['10-percent-no-mov', 'default'];
const attributes = { acqAnonymousId: 'visitor-1', applicationCountry: 'AT' };
const PAYLOADS: [string, Options][] = [
  ['as it is', {}],
  ['evaluated remotely', { remoteEval: true }],
];

describe.each(PAYLOADS)('the payload %s', (_how, how) => {
  test('includes no visitor in an experiment by default', async () => {
    expect(await visit(server.url, { ...how, attributes, url: `${server.url}/acquisition/` })).toEqual({
      success: true,
      values: DEFAULTS,
      redirect: '',
      seen: [],
    });
  });

  test('accepts variations forced by the query and does not track them', async () => {
    const query = '?rc=VESTIBULE&welcome-voucher=1&registration-flow=1&landing-layout=1';
    expect(await visit(server.url, { ...how, attributes, url: `${server.url}/acquisition/de/${query}` })).toEqual({
      success: true,
      values: ['15-percent-mov', 'leanStep2'],
      redirect: `/acquisition/de/women${query}`,
      seen: [],
    });
  });

  test('includes every visitor in all three experiments of the demo file and tracks them', async () => {
    const found = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        visit(demo.url, {
          ...how,
          attributes: { acqAnonymousId: `${nth}-visitor` },
          url: `${demo.url}/acquisition?rc=VESTIBULE`,
        }),
      ),
    );
    for (const { success, values, redirect, seen } of found)
      expect({ success, seen }).toEqual({
        success: true,
        seen: [
          ['landing-layout', redirect === '/acquisition/women?rc=VESTIBULE' ? 1 : 0],
          ['registration-flow', values[1] === 'leanStep2' ? 1 : 0],
          ['welcome-voucher', values[0] === '15-percent-mov' ? 1 : 0],
        ],
      });
    const kinds = new Set(found.map(({ values, redirect }) => [...values, redirect].join(' ')));
    expect(kinds.size).toBe(8);
  });

  test('redirects from the start page only, and tracks no visitor without an id', async () => {
    const elsewhere = await visit(demo.url, { ...how, attributes, url: `${demo.url}/acquisition/about-us` });
    expect([elsewhere.redirect, elsewhere.seen.map(([key]) => key)]).toEqual([
      '',
      ['registration-flow', 'welcome-voucher'],
    ]);
    expect(await visit(demo.url, { ...how, attributes: {}, url: `${demo.url}/acquisition/` })).toEqual({
      success: true,
      values: DEFAULTS,
      redirect: '',
      seen: [],
    });
  });
});

describe('an evaluation', () => {
  const post = async (body: string) => {
    const answer = await fetch(`${demo.url}/api/eval/sdk-vestibule`, { method: 'POST', body });
    const streaming = answer.headers.get('x-sse-support');
    return { status: answer.status, cache: answer.headers.get('cache-control'), streaming, body: await answer.json() };
  };

  test('contains results only: no coverage, weights, patterns or other variations', async () => {
    const { status, cache, streaming, body } = await post(
      JSON.stringify({ attributes, forcedFeatures: [['welcome-voucher', 'mine']], url: `${demo.url}/acquisition/en` }),
    );
    const { features, experiments } = body as { features: Record<string, unknown>; experiments: object[] };
    const { variationId } = (await seenFlow()) ?? {};
    const flows = ['default', 'leanStep2'].map((flow, at) => (at === variationId ? flow : null));
    expect({ status, cache, streaming, features, keys: Object.keys(body as object) }).toEqual({
      status: 200,
      cache: 'no-store',
      streaming: null,
      keys: ['status', 'features', 'experiments', 'dateUpdated'],
      features: {
        'welcome-voucher': { defaultValue: 'mine' },
        'registration-flow': {
          defaultValue: flows.find((flow) => flow !== null),
          rules: [
            {
              force: flows.find((flow) => flow !== null),
              tracks: [
                {
                  experiment: { key: 'registration-flow', name: 'Flow of the registration', variations: flows },
                  result: expect.objectContaining({ variationId, hashValue: 'visitor-1' }),
                },
              ],
            },
          ],
        },
      },
    });
    expect(experiments).toEqual([
      expect.objectContaining({
        key: 'landing-layout',
        changeId: 'landing-layout-en',
        urlPatterns: [{ include: true, type: 'simple', pattern: '/acquisition/en' }],
      }),
    ]);
  });

  /** The same visitor with the plain payload. */
  const seenFlow = async () => {
    const { seen } = await visit(demo.url, { attributes, url: `${demo.url}/acquisition/en` });
    const [, variationId] = seen.find(([key]) => key === 'registration-flow') ?? [];
    return variationId === undefined ? null : { variationId };
  };

  test.each([
    ['no JSON', '{'],
    ['attributes of objects', '{"attributes":{"acqAnonymousId":{"toString":1}}}'],
    ['an address that is none', '{"url":"nowhere"}'],
  ])('refuses %s', async (_what, body) => {
    expect(await post(body)).toEqual({
      status: 400,
      cache: 'no-store',
      streaming: null,
      body: { status: 400, error: 'The body must be {attributes, forcedVariations, forcedFeatures, url}' },
    });
  });

  test('accepts 16 kB', async () => {
    const { status, body } = await post(JSON.stringify({ attributes: { long: 'x'.repeat(16_384) } }));
    expect([status, body]).toEqual([413, { status: 413, error: 'The body must not exceed 16384 bytes' }]);
  });
});
