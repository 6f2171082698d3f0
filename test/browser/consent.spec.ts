/** The consent banner (D36): question, storage and notifications. */
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

const DAY = 86_400_000;

test.use({ consent: null });

test('a choice is stored, announced, and lasts 180 days', async ({ page, open }) => {
  const at = Date.parse('2026-12-05T12:34:56Z');
  await page.clock.setFixedTime(at);
  await open('/');
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([null, null]);
  await banner.settings.click();
  await banner.personalisation.check();
  await banner.save.click();
  await expect(banner.region).toHaveCount(0);
  const choice = kept(false, true);
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([
    { version: 1, ...choice, at },
    { purposes: { necessary: true, ...choice }, at },
  ]);
  for (const [days, asked] of [
    [179, 0],
    [180, 1],
  ] as const) {
    await page.clock.setFixedTime(at + days * DAY);
    await page.reload();
    await banner.ready();
    await expect(banner.region, `after ${days} days`).toHaveCount(asked);
  }
});

test('opened again, it has focus and shows the choice; Escape changes nothing', async ({ page, open }) => {
  await open('/');
  const banner = bannerOn(page);
  await banner.accept.click();
  const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await login.focus();
  await banner.call('showScreenSettings');
  await expect(banner.settingsHeading).toBeFocused();
  await expect(banner.analytics).toBeChecked();
  await banner.analytics.uncheck();
  await page.keyboard.press('Escape');
  await expect(banner.region).toHaveCount(0);
  await expect(login).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(true, true));
  await banner.call('showScreenSettings');
  await banner.analytics.uncheck();
  await banner.save.click();
  await expect(login).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(false, true));
  // It uses the language of the page, and keeps ticked boxes.
  await banner.call('showScreenSettings');
  await banner.analytics.check();
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await expect(bannerOn(page, '/de').analytics).toBeChecked();
});

test('missing messages are requested with each press (D36)', async ({ page, gates, open, onScreen }) => {
  gates.allow(/^console: Failed to load resource: the server responded with a status of 503/);
  const WORDS = '**/entrance/cmp/words/*.json';
  const settings = page.getByRole('contentinfo').getByRole('button', { name: english('layout.cookies') });
  await page.route(WORDS, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  const answered = page.waitForResponse(WORDS);
  await open('/');
  await onScreen('start');
  await answered;
  for (const wrong of [
    { contentType: 'text/html', body: '<!doctype html><p>Welcome' },
    { contentType: 'application/json', body: '{"consentBanner.heading":7}' },
  ]) {
    await expect(page.locator('vestibule-consent')).toHaveCount(0);
    await page.unroute(WORDS);
    await page.route(WORDS, (route) => route.fulfill(wrong));
    const again = page.waitForResponse(WORDS);
    await settings.click();
    await again;
  }
  await expect(page.locator('vestibule-consent')).toHaveCount(0);
  await page.unroute(WORDS);
  await settings.click();
  await expect(bannerOn(page).analytics).toBeVisible();
});

for (const [blocked, pattern] of [
  ['the consent script', '**/cmp_min.js*'],
  ['all that stands beside a visit', '**/assets/integrations-*.js'],
] as const)
  test(`${blocked} is blocked: the button explains the failure (D36)`, async ({ page, gates, open, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    const pressed = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await pressed.promise;
      await route.abort('blockedbyclient');
    });
    await open('/');
    await onScreen('start');
    const foot = page.getByRole('contentinfo');
    const settings = foot.getByRole('button', { name: english('layout.cookies') });
    const said = foot.getByText(english('layout.cookiesMissing'));
    // Until the sections above are laid out, the footer moves while being pressed.
    await expect(page.locator(':root[data-laid-out]')).toBeAttached();
    // Before and after it is known that no answer comes.
    await settings.click();
    pressed.resolve();
    await expect(said).toBeVisible();
    await settings.click();
    await expect(said).toBeVisible();
    await page.unroute(pattern);
    if (blocked !== 'the consent script') return;
    await settings.click();
    await expect(bannerOn(page).analytics).toBeVisible();
    await expect(said).toHaveCount(0);
  });
