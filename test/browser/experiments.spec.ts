/** Experiments (D35): each of the three examples, decided by the test's features, never randomly. */
import { follow, inFooter } from './actions.ts';
import type { Page } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import { PREFIX } from '../../src/services/experiments/consented-storage.ts';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTracked, expectTracked, hashed, tracked } from './data-layer.ts';
import { storedByExperiments, test } from './features.ts';
import { expect } from './fixtures.ts';
import { Form } from './form.ts';
import { english } from './shown-messages.ts';

const TEN = english('signUp.voucher', { percent: 10 });

const FIFTEEN = english('signUp.voucherMinimum', { percent: 15 });
const voucher = (page: Page) => new Form(page).root.locator('p').filter({ hasText: 'welcome voucher' });
const register = (page: Page) => follow(page, english('action.register'));

test('an open page gets another voucher at once until the first input (D35)', async ({ page, features }) => {
  await features.edit({ 'welcome-voucher': 'first' });
  // By its address, so nothing was pressed in this page yet.
  await page.goto(`${BASE}/?rc=VESTIBULE&disablegb=true`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rc'))).toBe('VESTIBULE');
  const listening = page.waitForRequest('**/sub/sdk-vestibule');
  await page.goto(`${BASE}/registration/formstarted`);
  await listening;
  await expect(voucher(page)).toHaveText(TEN);
  await features.edit({ 'welcome-voucher': 'first', vouchers: ['15-percent-mov', '10-percent-no-mov'] });
  await expect(voucher(page)).toHaveText(FIFTEEN);
});

test.describe('counted', () => {
  test.use({ consent: null });

  test('each exposure counts once, by a hashed id, after consent (spec 3, D35, D36)', async ({
    page,
    features,
    open,
    onScreen,
  }) => {
    await features.edit({ 'welcome-voucher': 'second', 'registration-flow': 'second', 'landing-layout': 'second' });
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { at: '/women', state: 'women' });
    const banner = bannerOn(page);
    await banner.comes();
    await expectNothingTracked(page);
    expect(await storedByExperiments(page)).toEqual({});

    await banner.accept.click();
    await expect.poll(async () => Object.keys(await storedByExperiments(page))).toContain(`${PREFIX}anonymousId`);
    const id = (await storedByExperiments(page))[`${PREFIX}anonymousId`] ?? '';
    const assigned = (experiment: string) =>
      tracked(
        'assign_experiment',
        { experiment_id: experiment, variation_id: '1', acq_anonymous_id: hashed(id) },
        null,
      );
    await expectTracked(page, [assigned('landing-layout')]);

    await register(page);
    await onScreen('leanForm');
    const all = ['landing-layout', 'registration-flow', 'welcome-voucher'].map(assigned);
    await expectTracked(page, all);
    await page.goBack();
    await onScreen('welcome', { at: '/women', state: 'women' });
    await page.goForward();
    await onScreen('leanForm');
    // The flow is decided: on the way back the landing page has its form.
    await expectTracked(page, [...all, tracked('landing_form_registration', {}, 'leanStep2')]);
    await page.reload();
    await onScreen('leanForm');
  });
});

test('redirects to another landing page, replacing the first (D35)', async ({ page, features, open, onScreen }) => {
  await features.edit({ 'landing-layout': 'second' });
  await page.addInitScript(() => {
    addEventListener('contentRefreshNeeded', () => {
      const counted = Number(document.documentElement.dataset['refreshes'] ?? 0);
      document.documentElement.dataset['refreshes'] = String(counted + 1);
    });
  });
  const facts = () => page.evaluate(() => [history.length, document.documentElement.dataset['refreshes'] ?? '0']);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/api/features/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await open('/');
  await onScreen('start');
  const [entries] = await facts();
  released.resolve();
  await onScreen('women');
  expect([await facts(), loads]).toEqual([[entries, '1'], 1]);

  await inFooter(page, 'link', english('action.enterCode')).click();
  await onScreen('code');
  await page.goBack();
  await onScreen('women');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await onScreen('women');
});

test.describe('forced by the address at coverage 0', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('shows the other page uncounted, and the lean form; or nothing is requested (D32, D35)', async ({
    page,
    features: _none,
    open,
    onScreen,
  }) => {
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await open('/?landing-layout=1');
    await onScreen('women', { at: '/women?landing-layout=1', state: 'forced' });
    await listening;
    await expectNothingTracked(page);
    const listeningAgain = page.waitForRequest('**/sub/sdk-vestibule');
    await open('/?rc=VESTIBULE&registration-flow=1');
    await onScreen('welcome', { at: '/?registration-flow=1' });
    await listeningAgain;
    await register(page);
    await onScreen('leanForm');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await open('/?disablegb=true');
    await onScreen('start', { at: '/?disablegb=true' });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/(?:api|sub)\//.test(path))).toEqual([]);
    // Shows that requests were recorded at all.
    expect(asked).toContain('/acquisition/defaults.json');
  });
});
