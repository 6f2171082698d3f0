/** In-app browsers: Instagram's overlay, the app's own wrapper (D34), and other companies' browsers (D47). */
import { chooseLanguage, cookieSettings, follow, holdScripts, isLive } from './actions.ts';
import type { Page } from '@playwright/test';
import { bannerOn, kept } from './consent-banner.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { userAgentOf } from '../harness/user-agents.ts';
import { expect, test } from './fixtures.ts';
import { violations } from './expect-screen.ts';
import { wordsIn } from './shown-messages.ts';

const text = wordsIn('en');
const german = wordsIn('de');
const landmarks = (page: Page) =>
  Promise.all(['banner', 'main', 'contentinfo'].map((role) => page.getByRole(role as 'main').count()));
/** Records the addresses that the app is asked to open. */
const withApp = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, VestibuleApp: { openExternal: (url: string) => opened.push(url) } });
  });
const opened = (page: Page) => page.evaluate(() => Reflect.get(window, 'opened') as string[]);
test.describe('Instagram on Android', () => {
  test.use({ userAgent: userAgentOf('Instagram on Android'), consent: null });

  test('the overlay keeps the focus, explains the way out, and closes [A24]', async ({
    page,
    product,
    open,
    onScreen,
  }) => {
    await open('/?rc=VESTIBULE&utm_source=ig', '/de');
    const overlay = page.getByRole('dialog', { name: german('openInBrowser.heading') });
    const banner = bannerOn(page, '/de');
    await expect(overlay).toBeVisible();
    // Behind a modal dialog, so not in the accessibility tree.
    await banner.comes();
    const address = `${product.url}/acquisition/de/?utm_source=ig&rc=VESTIBULE`;
    const link = overlay.getByRole('link', { name: german('openInBrowser.open'), exact: true });
    expect(await link.getAttribute('href')).toBe(
      `intent://${address.slice(7)}#Intent;scheme=http;S.browser_fallback_url=${encodeURIComponent(address)};end`,
    );
    expect(await violations(page)).toEqual([]);
    await expect(overlay.getByRole('heading')).toBeFocused();
    const button = (name: 'close' | 'copy') =>
      overlay.getByRole('button', { name: german(`openInBrowser.${name}`), exact: true });
    for (const next of [button('close'), link, button('copy')]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(banner.region).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.region).toHaveCount(0);
    expect(await banner.stored()).toBeNull();
    await page.reload();
    await onScreen('welcome', { prefix: '/de', at: '/?utm_source=ig' });
    await expect.poll(() => landmarks(page)).toEqual([1, 1, 1]);
    await expect(page.locator('dialog')).toHaveCount(0);
    // Not over an activation link, whose address without the secret would be useless.
    await page.evaluate(() => sessionStorage.clear());
    await open('/registration/activateaccount?accountActivationId=0123456789abcdefABCDEF', '/de');
    await onScreen('activate', { prefix: '/de' });
    await expect(page.locator('dialog')).toHaveCount(0);

    // After early input it waits for the next page.
    await page.evaluate(() => sessionStorage.clear());
    const release = await holdScripts(page);
    await page.goto('/acquisition/de/registration/code', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: german('fields.code'), exact: true }).pressSequentially('vestibule');
    release();
    await isLive(page);
    await onScreen('code', { prefix: '/de' });
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/acquisition/de/registration/formstarted');
  });
});

test.describe('Facebook on iPhone', () => {
  test.use({ userAgent: userAgentOf('Facebook on iPhone'), consent: { analytics: true, personalisation: true } });

  test('no header, a slim footer with language and consent (D47)', async ({ page, open, onScreen }) => {
    await open('/registration/code', '/de');
    await isLive(page);
    await onScreen('code', { prefix: '/de', state: 'slim foot' });
    expect(await landmarks(page)).toEqual([0, 1, 1]);
    const foot = page.getByRole('contentinfo');
    expect(await foot.locator('a').allTextContents()).toEqual([
      german('layout.customerService'),
      german('layout.accessibility'),
      ...Object.values(LANGUAGES).map(({ name }) => name),
      ...(['privacy', 'terms', 'imprint'] as const).map((name) => german(`layout.${name}`)),
    ]);
    await chooseLanguage(page, 'English');
    await cookieSettings(page).click();
    const banner = bannerOn(page);
    await banner.analytics.uncheck();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    expect(await banner.stored()).toMatchObject(kept(false, true));
  });
});

test.describe('on Black Friday', () => {
  const BLACK_FRIDAY = Date.parse('2026-11-27T12:00+01:00');
  test.use({ consent: { analytics: false, personalisation: false, at: BLACK_FRIDAY } });

  test('the app’s wrapper opens external links (D29, D34)', async ({ page, product, onScreen }) => {
    await withApp(page);
    await page.clock.setFixedTime(BLACK_FRIDAY);
    const release = await holdScripts(page);
    await page.goto('/acquisition/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const banner = page.locator('.banner');
    await expect(banner.filter({ visible: true })).toHaveCount(0);
    await page.goto('/acquisition/entrance', { waitUntil: 'commit' });
    const login = page.getByRole('link', { name: text('action.login'), exact: true });
    await login.click();
    const once = `${product.url}/login`;
    await expect.poll(() => opened(page)).toEqual([once]);
    release();
    await isLive(page);
    await onScreen('entrance', { state: 'wrapped' });
    expect(await landmarks(page)).toEqual([0, 1, 0]);
    await login.click();
    await expect.poll(() => opened(page)).toEqual([once, once]);
    await follow(page, text('entrance.code'));
    await onScreen('code', { state: 'wrapped' });
    expect(await opened(page)).toEqual([once, once]);
  });
});
