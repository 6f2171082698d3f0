/** Which language a visit is in: prefix, cookie, query, browser, else English; and what remembers it (D2). */
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

test('the browser keeps them so (spec 3)', async ({ context, open, onScreen }) => {
  await open('/registration/code', '/it');
  await onScreen('code', { prefix: '/it' });
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

  test('the first visit is led to the prefix, with its query; a later one to what was chosen (D2)', async ({
    request,
    open,
    onScreen,
  }) => {
    const address = '/acquisition/registration/code?utm_source=friend';
    const first = await request.get(address, { maxRedirects: 0, headers: { 'accept-language': 'de-AT,en;q=0.5' } });
    const { location, vary } = first.headers();
    expect({ status: first.status(), location, vary }).toEqual({
      status: 302,
      location: '/acquisition/de/registration/code?utm_source=friend',
      vary: 'Accept-Language, Cookie',
    });
    await open('/registration/code?utm_source=friend');
    await onScreen('code', { prefix: '/de', at: '/registration/code?utm_source=friend' });
    await open('/registration/code');
    await onScreen('code', { prefix: '/de' });
    // A link to another language is a choice.
    await open('/registration/code', '/it');
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { prefix: '/it' });
  });

  test('an invitation survives the redirect (D2, D7)', async ({ open, onScreen }) => {
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { prefix: '/de' });
  });
});

test.describe('where a CDN serves the page, which knows no visitor', () => {
  test.use({ locale: 'nl-BE', extraHTTPHeaders: { 'accept-language': 'en' } });

  test('the script leads a first visit to its language, with its query, and leaves nothing behind (D2)', async ({
    page,
    open,
    onScreen,
  }) => {
    await open('/stores?utm_source=friend#doors');
    await page.waitForURL('**/acquisition/nl/stores?utm_source=friend#doors');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    expect(await page.evaluate(() => history.length)).toBe(2);
    // From then on it is the language of this visitor.
    await open('/registration/code');
    await onScreen('code', { prefix: '/nl' });
  });
  test('a language that was chosen before wins (D2)', async ({ page, context, product, open }) => {
    await context.addCookies([{ name: 'lang', value: 'sv', url: product.url }]);
    await open('/stores');
    await page.waitForURL('**/acquisition/sv/stores');
  });
  test('whoever was led once reads what is asked for (D2)', async ({ context, product, open, onScreen }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: product.url }]);
    await open('/registration/code');
    await onScreen('code');
  });
});
