/** In another app's window: Instagram's overlay, the app's own wrapper (D34), and other companies' in-app browsers (D47). */
import { follow, holdScripts, isLive } from './actions.ts';
import type { Page } from '@playwright/test';
import { bannerOn, kept } from './consent-banner.ts';
import { LANGUAGES } from '../../machines/domain/languages.ts';
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
test.describe('Instagram on Android', () => {
  test.use({ userAgent: userAgentOf('Instagram on Android') });

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
      `intent://${address.slice(7)}#Intent;scheme=http;S.browser_fallback_url=${encodeURIComponent(address)};end`,
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
    await expect(overlay(page, 'de').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
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

test.describe('Facebook on iPhone', () => {
  test.use({ userAgent: userAgentOf('Facebook on iPhone'), consent: { analytics: true, personalisation: true } });

  test('no head, a slim foot: there the language is chosen and consent taken back (D47)', async ({
    page,
    open,
    onScreen,
  }) => {
    await open('/registration/code', '/de');
    await isLive(page);
    await onScreen('code', { prefix: '/de', state: 'slim foot' });
    expect(await landmarks(page)).toEqual([0, 1, 1]);
    const foot = page.getByRole('contentinfo');
    expect(await foot.getByRole('link').allTextContents()).toEqual([
      german('layout.customerService'),
      german('layout.accessibility'),
      ...Object.values(LANGUAGES).map(({ name }) => name),
      ...(['privacy', 'terms', 'imprint'] as const).map((name) => german(`layout.${name}`)),
    ]);
    await foot.getByRole('link', { name: 'English', exact: true }).click();
    await foot.getByRole('button', { name: text('layout.cookies') }).click();
    const banner = bannerOn(page);
    await banner.analytics.uncheck();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    expect(await banner.stored()).toMatchObject(kept(false, true));
  });
});

test.describe('the app’s wrapper', () => {
  test('by the framework object, which opens what leads outside', async ({ page, product, open, onScreen }) => {
    await withApp(page);
    await open('/entrance');
    await isLive(page);
    expect(await landmarks(page)).toEqual([0, 1, 0]);
    await page.getByRole('link', { name: text('action.login'), exact: true }).click();
    await expect.poll(() => opened(page)).toEqual([`${product.url}/login`]);
    await follow(page, text('entrance.code'));
    await onScreen('code', { state: 'wrapped' });
    expect(await opened(page)).toEqual([`${product.url}/login`]);
  });

  test('also what is pressed before the script comes', async ({ page, product, onScreen }) => {
    await withApp(page);
    const release = await holdScripts(page);
    await page.goto('/acquisition/entrance', { waitUntil: 'commit' });
    await page.getByRole('link', { name: text('action.login'), exact: true }).click();
    await expect.poll(() => opened(page)).toEqual([`${product.url}/login`]);
    release();
    await onScreen('entrance', { state: 'wrapped' });
  });
});
