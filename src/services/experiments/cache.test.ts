/**
 * The SDK's cache and sticky buckets (spec, section 9): only with consent, for at most 4 hours, and never blocking a
 * visit (D35).
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Found } from '../../../machines/experiments/experiments.types.ts';
import { createConsentedStorage } from './consented-storage.ts';
import { featureService, foundVoucher, ID, withVoucher } from '../../../test/harness/feature-service.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const service = featureService();
const { server, visit, serves } = service;
const CACHE = 'vestibule.experiments.features';
const BUCKET = `vestibule.experiments.bucket.acqAnonymousId||${ID}`;
const MINUTE = 60_000;
const bucket = {
  attributeName: 'acqAnonymousId',
  attributeValue: ID,
  assignments: { 'voucher-test__0': '1' },
};
/** A cache entry of an earlier visit, of this age. */
const cachedBefore = (age: number, data: unknown) => {
  const staleAt = new Date(Date.now() - age + MINUTE).toISOString();
  localStorage.setItem(CACHE, JSON.stringify([[`${server.origin()}||sdk-vestibule`, { data, version: '', staleAt }]]));
};
const cached = () => {
  const entries = JSON.parse(localStorage.getItem(CACHE) ?? 'null') as [string, { data: unknown }][] | null;
  return entries?.map(([key, { data }]) => [key, data]) ?? null;
};

beforeEach(() => serves(withVoucher(), {}));

describe('stored data', () => {
  test('nothing before consent; then features and buckets, under our own key', async () => {
    const storage = createConsentedStorage(false);
    await visit({ storage });
    expect(Object.keys(localStorage)).toEqual([]);
    storage.decide(true);
    expect(Object.keys(localStorage).toSorted()).toEqual([BUCKET, CACHE]);
    expect(JSON.parse(localStorage.getItem(BUCKET) ?? '')).toEqual(bucket);
    expect(cached()).toEqual([[`${server.origin()}||sdk-vestibule`, withVoucher()]]);
  });
  test('the last ten sets of features', async () => {
    const sets = Array.from({ length: 12 }, (_, at) => [
      `https://${at}.example||key`,
      { data: {}, version: '', staleAt: new Date(Date.now() - at * MINUTE).toISOString() },
    ]);
    localStorage.setItem(CACHE, JSON.stringify(sets));
    await visit({ storage: createConsentedStorage(true) });
    expect(cached()?.map(([key]) => key)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `https://${at}.example||key`),
      `${server.origin()}||sdk-vestibule`,
    ]);
  });
});

describe('stored data of an earlier visit', () => {
  const old = withVoucher({ coverage: 0 });
  test.each([
    ['less than a minute old: used without a request', MINUTE - 1_000, '10-percent-no-mov', 0],
    ['older than 4 hours: requested again', 240 * MINUTE + 1_000, '15-percent-mov', 1],
  ])('%s', async (_, age, voucher, asked) => {
    cachedBefore(age, old);
    const { values } = await visit({ storage: createConsentedStorage(true) });
    expect([values['welcome-voucher'], server.received.length]).toEqual([voucher, asked]);
  });
  test('in between: is used, and refreshed meanwhile', async () => {
    const updates: Found[] = [];
    cachedBefore(239 * MINUTE, old);
    const found = await visit({ storage: createConsentedStorage(true), updates });
    expect(found.values['welcome-voucher']).toBe('10-percent-no-mov');
    await eventually(() => expect(updates).toEqual([foundVoucher]));
  });
  test('is unreadable without consent', async () => {
    cachedBefore(1_000, old);
    expect(await visit({ storage: createConsentedStorage(false) })).toEqual(foundVoucher);
  });
  test('of a wrong shape: this visit does without, and the next one does not read it', async () => {
    cachedBefore(1_000, { features: { 'welcome-voucher': { rules: ['x'] } } });
    await expect(visit({ storage: createConsentedStorage(true) })).rejects.toThrow(TypeError);
    expect(localStorage.getItem(CACHE)).toBeNull();
  });
  test('a live update of a wrong shape is not stored', async () => {
    serves(withVoucher());
    await visit({ storage: createConsentedStorage(true) });
    await eventually(() => expect([service.streams.length, cached()?.length]).toEqual([1, 1]));
    service.tell('features', '{"features":{"welcome-voucher":{"rules":["x"]}}}');
    await eventually(() => expect(localStorage.getItem(CACHE)).toBeNull());
  });
});
