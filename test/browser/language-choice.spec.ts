/** Which language a visit has, and what remembers it (D2); the server's answers have separate tests. */
import { isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit redirects to the browser’s language, later ones to the choice (D2)', async ({
    context,
    open,
    onScreen,
  }) => {
    await open('/?rc=VESTIBULE&utm_source=friend');
    await onScreen('welcome', { prefix: '/de', at: '/?utm_source=friend' });
    // A link to another language is a choice.
    await open('/registration/code', '/it');
    const kept = (await context.cookies()).map(({ name, value, path, sameSite, httpOnly, expires }) => ({
      name,
      value,
      path,
      sameSite,
      httpOnly,
      days: Math.round((expires - Date.now() / 1000) / 86_400),
    }));
    const common = { value: 'it', path: '/', sameSite: 'Lax', httpOnly: false };
    // Chromium limits cookies to 400 days.
    expect(kept.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { ...common, name: 'i18n_redirected', days: 365 },
      { ...common, name: 'lang', days: 400 },
    ]);
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { prefix: '/it' });
  });
});

test.describe('where a CDN serves the page, which knows no visitor', () => {
  test.use({ locale: 'nl-BE', extraHTTPHeaders: { 'accept-language': 'en' } });

  test('the script redirects a first visit to its language (D2)', async ({
    page,
    context,
    product,
    open,
    onScreen,
  }) => {
    await open('/stores?utm_source=friend#doors');
    await page.waitForURL('**/acquisition/nl/stores?utm_source=friend#doors');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    // No history entry remains.
    expect(await page.evaluate(() => history.length)).toBe(2);
    // From now on it is the visitor's language.
    await open('/registration/code');
    await onScreen('code', { prefix: '/nl' });
    const only = async (name: string, value: string) => {
      await context.clearCookies();
      await context.addCookies([{ name, value, url: product.url }]);
    };
    await only('lang', 'sv');
    await open('/stores');
    await page.waitForURL('**/acquisition/sv/stores');
    await isLive(page);
    await only('i18n_redirected', 'en');
    await open('/registration/code');
    await onScreen('code');
  });
});
