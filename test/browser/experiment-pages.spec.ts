/** Experiments that lead to another landing page, are forced by the address, or switched off by it (D35, D32). */
import type { Page } from '@playwright/test';
import { expectNothingTold } from './data-layer.ts';
import { featuresOf, holdFeatures, untouched, type Features } from './features.ts';
import { expect, test as base } from './fixtures.ts';
import { Form } from './form.ts';
import { english, wordsIn } from './words.ts';
import { onDemand } from './on-demand.ts';

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

  for (const { prefix, locale } of [
    { prefix: '', locale: 'en' },
    { prefix: '/de', locale: 'de' },
  ] as const)
    test(
      `in ${locale}: in the place of the first, told once, and not again on Back (D35)`,
      onDemand(locale !== 'en'),
      async ({ page, features, open, onScreen }) => {
        const text = wordsIn(locale);
        await features.edit({ 'landing-layout': 'second' });
        const refreshes = await countRefreshes(page);
        let loads = 0;
        page.on('domcontentloaded', () => {
          loads += 1;
        });
        const held = await holdFeatures(page);
        await untouched(page, () => open('/', prefix));
        await onScreen('start', { prefix });
        const before = await entries(page);
        held.release();
        await onScreen('women', { prefix });
        expect([await entries(page), await refreshes(), loads]).toEqual([before, '1', 1]);

        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: text('layout.code') })
          .click();
        await onScreen('code', { prefix });
        await page.goBack();
        await onScreen('women', { prefix });
        await page.goBack();
        await expect(page).toHaveURL('about:blank');
        await page.goForward();
        await onScreen('women', { prefix });
      },
    );

  test('keeps what else stands in the address (D35)', onDemand(true), async ({ page, features, open, onScreen }) => {
    await features.edit({ 'landing-layout': 'second' });
    await untouched(page, () => open('/?utm_source=friend'));
    await onScreen('women', { at: '/women?utm_source=friend' });
  });

  test('the invitation goes along (D35, D7)', onDemand(true), async ({ page, features, open, onScreen }) => {
    await features.edit({ 'landing-layout': 'second' });
    await untouched(page, () => open('/?rc=VESTIBULE'));
    await onScreen('welcome', { at: '/women', state: 'women' });
  });

  test(
    'whoever is in the first variation stays where he is (D35)',
    onDemand(true),
    async ({ page, features, open, onScreen }) => {
      await features.edit({ 'landing-layout': 'first' });
      const refreshes = await countRefreshes(page);
      const listening = page.waitForRequest('**/sub/sdk-vestibule');
      await untouched(page, () => open('/'));
      await listening;
      await onScreen('start');
      expect(await refreshes()).toBe('0');
    },
  );

  test('not after the first input (D35)', onDemand(true), async ({ page, features, open, onScreen }) => {
    await features.edit({ 'landing-layout': 'second' });
    const refreshes = await countRefreshes(page);
    const held = await holdFeatures(page);
    await untouched(page, () => open('/'));
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await page.getByRole('textbox', { name: 'Registration code' }).press('N');
    held.release();
    await listening;
    await expectNothingTold(page);
    await onScreen('start');
    expect(await refreshes()).toBe('0');
  });
});

test.describe('by the address, where nobody takes part', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  for (const [query, at, name] of [
    ['0', '/?landing-layout=0', 'start'],
    ['1', '/women?landing-layout=1', 'women'],
  ] as const)
    test(
      `landing-layout=${query}: ${at}, not counted (D32, D35)`,
      onDemand(query === '0'),
      async ({ page, open, onScreen }) => {
        const listening = page.waitForRequest('**/sub/sdk-vestibule');
        await untouched(page, () => open(`/?landing-layout=${query}`));
        await onScreen(name, { at, state: at });
        await listening;
        await expectNothingTold(page);
      },
    );

  for (const [query, screen] of [
    ['0', 'form'],
    ['1', 'leanForm'],
  ] as const)
    test(
      `registration-flow=${query}: ${screen} (D32, D35)`,
      onDemand(query === '0'),
      async ({ page, open, onScreen }) => {
        const listening = page.waitForRequest('**/sub/sdk-vestibule');
        await untouched(page, () => open(`/?rc=VESTIBULE&registration-flow=${query}`));
        await onScreen('welcome', { at: `/?registration-flow=${query}` });
        await listening;
        await page
          .getByRole('main')
          .getByRole('link', { name: english('action.register'), exact: true })
          .click();
        await onScreen(screen);
      },
    );

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
