/** In another app's window: Instagram's overlay, and the app's own wrapper (D34). */
import type { Page } from '@playwright/test';
import { userAgentOf } from '../harness/user-agents.ts';
import { expect, test } from './fixtures.ts';
import { violations } from './screens.ts';
import { wordsIn } from './words.ts';

const text = wordsIn('en');
const german = wordsIn('de');
const overlay = (page: Page, locale: 'en' | 'de' = 'en') =>
  page.getByRole('dialog', { name: wordsIn(locale)('openInBrowser.heading') });
const landmarks = (page: Page) =>
  Promise.all(['banner', 'main', 'contentinfo'].map((role) => page.getByRole(role as 'main').count()));
/** Writes down what the app is asked to open. */
const withApp = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, VestibuleApp: { openExternal: (url: string) => opened.push(url) } });
  });
const opened = (page: Page) => page.evaluate(() => Reflect.get(window, 'opened') as string[]);
/** Nobody is interrupted, and nothing is loaded for it. */
async function expectPlain(page: Page) {
  await expect.poll(() => landmarks(page)).toEqual([1, 1, 1]);
  await expect(page.locator('dialog')).toHaveCount(0);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /Embedded|OpenInBrowser/.test(name))).toEqual([]);
}

for (const [name, scheme] of [
  ['Instagram on iPhone', 'x-safari-http://'],
  ['Instagram on Android', 'intent://'],
] as const)
  test.describe(name, () => {
    test.use({ userAgent: userAgentOf(name) });

    test('the overlay tells the way out, with the invitation; closed, it stays closed over a reload', async ({
      page,
      product,
      open,
      onScreen,
    }) => {
      await open('/?rc=VESTIBULE&utm_source=ig');
      await expect(overlay(page)).toBeVisible();
      const address = `${product.url}/acquisition/?utm_source=ig&rc=VESTIBULE`;
      const link = overlay(page).getByRole('link', { name: text('openInBrowser.open'), exact: true });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toBe(
        scheme === 'intent://'
          ? `intent://${address.slice(7)}#Intent;scheme=http;S.browser_fallback_url=${encodeURIComponent(address)};end`
          : `x-safari-${address}`,
      );
      expect(await violations(page)).toEqual([]);

      await overlay(page)
        .getByRole('button', { name: text('openInBrowser.close'), exact: true })
        .click();
      await expect(overlay(page)).toBeHidden();
      await page.reload();
      await onScreen('welcome', { at: '/?utm_source=ig' });
      await expect.poll(() => landmarks(page)).toEqual([1, 1, 1]);
      await expect(page.locator('dialog')).toHaveCount(0);
    });
  });

test.describe('with the keyboard, in German', () => {
  test.use({ userAgent: userAgentOf('Instagram on Android') });

  test('focus goes in, stays in, and Escape closes; the page is as it was', async ({ page, open, onScreen }) => {
    await open('/registration/code', '/de');
    await expect(overlay(page, 'de')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const close = overlay(page, 'de').getByRole('button', { name: german('openInBrowser.close') });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(overlay(page, 'de').getByRole('link', { name: german('openInBrowser.open') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(overlay(page, 'de').getByRole('button', { name: german('openInBrowser.copy') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay(page, 'de')).toBeHidden();
    await page.getByRole('textbox').fill('VESTIBULE');
    await page.keyboard.press('Enter');
    await onScreen('form', { prefix: '/de' });
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('not over an activation link, which an address without its secret would not open', async ({ page, open }) => {
    await open('/registration/activateaccount?accountActivationId=0123456789abcdefABCDEF');
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('Line on iPhone', () => {
  test.use({ userAgent: userAgentOf('Line on iPhone') });

  test('an ordinary browser: head and foot, no overlay, nothing loaded for either', async ({
    page,
    open,
    onScreen,
  }) => {
    await open('/');
    await onScreen('start');
    await expectPlain(page);
  });
});

test.describe('the app’s wrapper', () => {
  test.describe('a webview on Android', () => {
    test.use({ userAgent: userAgentOf('a webview on Android') });

    test('no head and no foot, on page after page; the way to the content stays', async ({ page, openForm }) => {
      await openForm();
      await expect.poll(() => landmarks(page)).toEqual([0, 1, 0]);
      expect(await page.locator('.skip-link').getAttribute('href')).toBe('#main');
    });
  });

  test('by the framework object, which opens what leads outside', async ({ page, product, open, onScreen }) => {
    await withApp(page);
    await open('/entrance');
    await expect.poll(() => landmarks(page)).toEqual([0, 1, 0]);
    await page.getByRole('link', { name: text('action.login'), exact: true }).click();
    await expect.poll(() => opened(page)).toEqual([`${product.url}/login`]);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('entrance.code'), exact: true })
      .click();
    await onScreen('code', { state: 'wrapped' });
    expect(await opened(page)).toEqual([`${product.url}/login`]);
  });

  test('a framework object that throws: the browser follows the link', async ({ page, open }) => {
    await page.addInitScript(() => {
      const openExternal = () => {
        throw new Error('no bridge');
      };
      Object.assign(window, { VestibuleApp: { openExternal } });
    });
    await open('/entrance');
    await expect.poll(() => landmarks(page)).toEqual([0, 1, 0]);
    await page.getByRole('link', { name: text('action.login'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
