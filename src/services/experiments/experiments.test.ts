/** Requests to the feature service, and the use of its response (spec, sections 7.6 and 9; D35). */
import { clearCache } from '@growthbook/growthbook-react';
import { describe, expect, test, vi } from 'vitest';
import { createConsentedStorage } from './consented-storage.ts';
import {
  drawn,
  featureService,
  foundVoucher,
  ID,
  voucherRule,
  withVoucher,
} from '../../../test/harness/feature-service.ts';

const service = featureService();
const { server, visit, serves } = service;
const nothing = { values: { 'welcome-voucher': null, 'registration-flow': null }, redirect: null, assignments: [] };
const assignment = (changes: string, experimentId: string, variationId = '1', forced = false) => ({
  changes,
  experimentId,
  variationId,
  forced,
});
const layout = (path: string, more: object = {}) => ({
  ...drawn('landing-layout', [{}, { urlRedirect: `${server.origin()}${path}` }]),
  urlPatterns: [{ include: true, type: 'simple', pattern: '/acquisition' }],
  changeId: 'layout',
  ...more,
});

test('sends one request, without visitor data', async () => {
  serves(withVoucher(), {});
  await visit({ query: '?rc=SECRET' });
  const { method, path, headers, hash, body } = server.only();
  expect({ method, path, hash, body }).toEqual({
    method: 'GET',
    path: '/api/features/sdk-vestibule',
    hash: null,
    body: {},
  });
  expect(JSON.stringify(headers)).not.toMatch(new RegExp(`SECRET|${ID}|AT\\b`));
});

describe('features', () => {
  test('both', async () => {
    const flow = { defaultValue: 'default', rules: [drawn('flow-test', ['default', 'leanStep2'])] };
    serves({ features: { ...withVoucher().features, 'registration-flow': flow } });
    expect(await visit()).toEqual({
      values: { 'welcome-voucher': '15-percent-mov', 'registration-flow': 'leanStep2' },
      redirect: null,
      assignments: [assignment('welcome-voucher', 'voucher-test'), assignment('registration-flow', 'flow-test')],
    });
  });
  test.each([
    ['of a visitor who is not drawn', withVoucher({ coverage: 0 }), '10-percent-no-mov'],
    [
      'without an experiment',
      { features: { 'welcome-voucher': { defaultValue: '20-percent-mov' } } },
      '20-percent-mov',
    ],
    ['that is not there', { features: {} }, null],
  ])('the value %s, without an assignment', async (_, payload, voucher) => {
    serves(payload);
    expect(await visit()).toEqual({ ...nothing, values: { ...nothing.values, 'welcome-voucher': voucher } });
  });
  test.each(['DE', 'FR'])('targets by country: %s', async (country) => {
    serves(withVoucher({ condition: { applicationCountry: 'DE' } }));
    const { assignments } = await visit({ country });
    expect(assignments).toEqual(country === 'DE' ? foundVoucher.assignments : []);
  });
  test('forces by query (D32)', async () => {
    serves(withVoucher());
    expect(await visit({ query: '?rc=A&voucher-test=0' })).toEqual({
      ...nothing,
      values: { ...nothing.values, 'welcome-voucher': '10-percent-no-mov' },
      assignments: [assignment('welcome-voucher', 'voucher-test', '0', true)],
    });
  });
});

describe('redirect experiments', () => {
  test('return the address, without a query (D7); the SDK itself does not navigate', async () => {
    const { href } = location;
    serves({ features: {}, experiments: [layout('/acquisition/lean?a=b#c', { persistQueryString: true })] });
    expect(await visit({ query: '?rc=SECRET&token=SECRET' })).toEqual({
      ...nothing,
      redirect: `${server.origin()}/acquisition/lean`,
      assignments: [assignment('page', 'landing-layout')],
    });
    expect(location.href).toBe(href);
  });
  test('take the SDK’s 100 ms, within 10 s in total (spec, section 9)', async () => {
    const waits = vi.spyOn(window, 'setTimeout');
    serves({ features: {}, experiments: [layout('/acquisition/lean')] });
    await visit();
    expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual(expect.arrayContaining([10_000, 100]));
  });
  test.each([
    [
      'of another page',
      () => layout('/acquisition/lean', { urlPatterns: [{ include: true, type: 'simple', pattern: '/x' }] }),
    ],
    ['of another origin', () => layout('', { variations: [{}, { urlRedirect: 'https://evil.example/acquisition' }] })],
  ])('ignore one %s', async (_, experiment) => {
    serves({ features: {}, experiments: [experiment()] });
    expect(await visit()).toEqual(nothing);
  });
});

test.each<[string, object]>([
  ['styles', { css: 'body { display: none }' }],
  ['a script', { js: 'document.title = "x"' }],
  ['HTML', { domMutations: [{ selector: 'body', action: 'append', attribute: 'html', value: '<b>x</b>' }] }],
])('changes of the visual editor are not applied: %s (D35)', async (_, change) => {
  const before = document.documentElement.outerHTML;
  const urlPatterns = [{ include: true, type: 'simple', pattern: '/acquisition' }];
  serves({ features: {}, experiments: [{ ...drawn('visual', [{}, change]), changeId: 'v', urlPatterns }] });
  expect(await visit()).toEqual(nothing);
  expect(document.documentElement.outerHTML).toBe(before);
});

test('keeps an assignment though the weights have changed', async () => {
  const storage = createConsentedStorage(false);
  serves({ features: { 'welcome-voucher': { rules: [voucherRule()] } } });
  await visit({ storage });
  storage.removeItem('features');
  await clearCache();
  serves({ features: { 'welcome-voucher': { rules: [voucherRule({ weights: [1, 0] })] } } });
  expect(await visit({ storage })).toEqual(foundVoucher);
});
