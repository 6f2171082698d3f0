/** Experiments (D35): each of the three examples, decided by the test's features, never randomly. */
import { follow } from './actions.ts';
import type { Page } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import { PREFIX } from '../../src/services/experiments/consented-storage.ts';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTracked, expectTracked, hashed, tracked } from './data-layer.ts';
import { holdFeatures, storedByExperiments, test } from './features.ts';
import { expect } from './fixtures.ts';
import { Form } from './form.ts';
import { english } from './shown-messages.ts';

const TEN = english('signUp.voucher', { percent: 10 });

const FIFTEEN = english('signUp.voucherMinimum', { percent: 15 });
const voucher = (page: Page) => new Form(page).root.locator('p').filter({ hasText: 'welcome voucher' });
const register = (page: Page) => follow(page, english('action.register'));

/** Opens the form by its address, so nothing was pressed in this page yet. */
async function comeToForm(page: Page) {
  await page.goto(`${BASE}/?rc=VESTIBULE&disablegb=true`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rc'))).toBe('VESTIBULE');
  await page.goto(`${BASE}/registration/formstarted`);
  await expect(new Form(page).register).toBeVisible();
}
test.describe('the welcome voucher', () => {
  test('an open page gets another voucher at once until the first input (D35)', async ({ page, features }) => {
    await features.edit({ 'welcome-voucher': 'first' });
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await comeToForm(page);
    await listening;
    await expect(voucher(page)).toHaveText(TEN);
    await features.edit({ 'welcome-voucher': 'first', vouchers: ['15-percent-mov', '10-percent-no-mov'] });
    await expect(voucher(page)).toHaveText(FIFTEEN);
  });
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
    await expect(banner.region).toBeVisible();
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

/** Counts the events for changed page content. */
async function countRefreshes(page: Page) {
  await page.addInitScript(() => {
    addEventListener('contentRefreshNeeded', () => {
      const counted = Number(document.documentElement.dataset['refreshes'] ?? 0);
      document.documentElement.dataset['refreshes'] = String(counted + 1);
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset['refreshes'] ?? '0');
}
const entries = (page: Page) => page.evaluate(() => history.length);

test('redirects to another landing page, replacing the first (D35)', async ({ page, features, open, onScreen }) => {
  await features.edit({ 'landing-layout': 'second' });
  const refreshes = await countRefreshes(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const pendingFeatures = await holdFeatures(page);
  await open('/');
  await onScreen('start');
  const before = await entries(page);
  pendingFeatures.release();
  await onScreen('women');
  expect([await entries(page), await refreshes(), loads]).toEqual([before, '1', 1]);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('action.enterCode') })
    .click();
  await onScreen('code');
  await page.goBack();
  await onScreen('women');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await onScreen('women');
});
