/** Experiments that lead to another landing page, are forced by the address, or switched off by it (D35, D32). */
import type { Page } from '@playwright/test';
import { expectNothingTold } from './data-layer.ts';
import { featuresOf, holdFeatures, untouched, type Features } from './features.ts';
import { expect, test as base } from './fixtures.ts';
import { Form } from './form.ts';
import { english } from './words.ts';

const test = base.extend<{ features: Features }>({
  features: async ({ house }, use) => {
    const features = await featuresOf(house);
    await use(features);
    await features.close();
  },
});

/** How often a page was told that its content is another one. */
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

test.describe('another landing page', () => {
  test.use({ ownHouse: true });
  // A back end of its own takes its time to start, twice.
  test.describe.configure({ timeout: 90_000 });

  test('in the place of the first, told once, and not again on Back (D35)', async ({
    page,
    features,
    open,
    onScreen,
  }) => {
    await features.edit({ 'landing-layout': 'second' });
    const refreshes = await countRefreshes(page);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const held = await holdFeatures(page);
    await untouched(page, () => open('/'));
    await onScreen('start');
    const before = await entries(page);
    held.release();
    await onScreen('women');
    expect([await entries(page), await refreshes(), loads]).toEqual([before, '1', 1]);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('layout.code') })
      .click();
    await onScreen('code');
    await page.goBack();
    await onScreen('women');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await onScreen('women');
  });
});

test.describe('by the address, where nobody takes part', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('landing-layout=1: the other page, not counted (D32, D35)', async ({ page, open, onScreen }) => {
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await untouched(page, () => open('/?landing-layout=1'));
    await onScreen('women', { at: '/women?landing-layout=1', state: 'forced' });
    await listening;
    await expectNothingTold(page);
  });

  test('registration-flow=1: the lean form (D32, D35)', async ({ page, open, onScreen }) => {
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await untouched(page, () => open('/?rc=VESTIBULE&registration-flow=1'));
    await onScreen('welcome', { at: '/?registration-flow=1' });
    await listening;
    await page
      .getByRole('main')
      .getByRole('link', { name: english('action.register'), exact: true })
      .click();
    await onScreen('leanForm');
  });

  test('welcome-voucher=1: the other voucher (D32, D35)', async ({ page, open }) => {
    // Nothing is asked of the feature service yet: what is asked for next is the form's.
    await open('/?rc=VESTIBULE&disablegb=true');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rc'))).toBe('VESTIBULE');
    await untouched(page, () => open('/registration/formstarted?welcome-voucher=1'));
    await expect(new Form(page).root).toContainText(english('signUp.voucherMinimum', { percent: 15 }));
  });
});

test('disablegb=true: no feature service is asked for, and the page stands (D35)', async ({ page, open, onScreen }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const country = page.waitForResponse('**/graphql');
  await open('/?disablegb=true');
  await country;
  await onScreen('start', { at: '/?disablegb=true' });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/(?:api|sub)\//.test(path))).toEqual([]);
  await open('/');
  await expect
    .poll(() => asked.filter((path) => /^\/(?:api|sub)\//.test(path)))
    .toEqual(['/api/features/sdk-vestibule', '/sub/sdk-vestibule']);
});
