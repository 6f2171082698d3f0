/** Which language a visit is in: prefix, cookie, query, browser, else English; and what remembers it (D2). */
import { isLive } from './actions.ts';
import { LOCALES } from '../../machines/domain/languages.ts';
import { expect, test } from './fixtures.ts';

test('a prefix sets both cookies, with their attributes (spec 3, D2)', async ({ request }) => {
  for (const locale of LOCALES) {
    const answer = await request.get(`/acquisition/${locale}/registration/code`);
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    expect(cookies.map(({ value }) => value)).toEqual([
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
      `lang=${locale}; Max-Age=2147483647; Path=/; SameSite=Lax`,
    ]);
  }
});

test('without a prefix: cookie before query, each time; browser on the first visit; else English (D2)', async ({
  playwright,
  product,
}) => {
  const led = async (cookie: string, query: string, browser: string) => {
    // No cookies of an answer before.
    const client = await playwright.request.newContext({ baseURL: product.url });
    const answer = await client.get(`/acquisition/stores${query}`, {
      maxRedirects: 0,
      headers: { 'accept-language': browser, ...(cookie ? { cookie } : {}) },
    });
    const { location = null, vary } = answer.headers();
    await client.dispose();
    return [answer.status(), location, vary?.includes('Accept-Language, Cookie')];
  };
  expect([
    await led('lang=pl', '?lang=fr', 'it'),
    await led('', '?lang=fr', 'it'),
    await led('', '', 'ja, it-CH;q=0.8, sv;q=0.9'),
    await led('', '', 'ja'),
    await led('', '', ''),
    await led('', '?lang=xx', 'nl'),
    await led('lang=xx', '', 'nl'),
    await led('lang=en', '', 'nl'),
    await led('lang=pl; i18n_redirected=pl', '', 'it'),
    await led('i18n_redirected=pl', '?lang=fr', 'it'),
    await led('i18n_redirected=pl', '', 'it'),
  ]).toEqual([
    [302, '/acquisition/pl/stores?lang=fr', true],
    [302, '/acquisition/fr/stores?lang=fr', true],
    [302, '/acquisition/sv/stores', true],
    [200, null, true],
    [200, null, true],
    [302, '/acquisition/nl/stores?lang=xx', true],
    [302, '/acquisition/nl/stores', true],
    [200, null, true],
    [302, '/acquisition/pl/stores', true],
    [302, '/acquisition/fr/stores?lang=fr', true],
    [200, null, true],
  ]);
});

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit is led to the prefix, with its query and its invitation; a later one to what was chosen, which the browser keeps (spec 3, D2, D7)', async ({
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
    // Chromium keeps no cookie for longer than 400 days.
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

  test('the script leads a first visit to its language, or to one that was chosen before, and whoever was led once reads what is asked for (D2)', async ({
    page,
    context,
    product,
    open,
    onScreen,
  }) => {
    await open('/stores?utm_source=friend#doors');
    await page.waitForURL('**/acquisition/nl/stores?utm_source=friend#doors');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    // It leaves nothing behind.
    expect(await page.evaluate(() => history.length)).toBe(2);
    // From then on it is the language of this visitor.
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
