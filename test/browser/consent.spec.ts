/** The consent banner (D36): question, storage and notifications. */
import { cookieSettings } from './actions.ts';
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

test.use({ consent: null });

test('a choice is stored, announced and shown again', async ({ page, open }) => {
  const at = Date.parse('2026-12-05T12:34:56Z');
  await page.clock.setFixedTime(at);
  await open('/');
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([null, null]);
  await banner.settings.click();
  await banner.analytics.check();
  await banner.save.click();
  await expect(banner.region).toHaveCount(0);
  const choice = kept(true, false);
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([
    { version: 1, ...choice, at },
    { purposes: { necessary: true, ...choice }, at },
  ]);
  // It uses the language of the page, and keeps ticked boxes.
  await banner.call('showScreenSettings');
  await expect(banner.settingsHeading).toBeFocused();
  await expect(banner.analytics).toBeChecked();
  await banner.personalisation.check();
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await expect(bannerOn(page, '/de').personalisation).toBeChecked();
});

test('missing messages are requested with each press (D36)', async ({ page, gates, open, onScreen }) => {
  gates.allow(/^console: Failed to load resource: the server responded with a status of 503/);
  const WORDS = '**/entrance/cmp/words/*.json';
  await page.route(WORDS, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  const answered = page.waitForResponse(WORDS);
  await open('/');
  await onScreen('start');
  await answered;
  for (const body of ['<!doctype html><p>Welcome', '{"consentBanner.heading":7}']) {
    await expect(page.locator('vestibule-consent')).toHaveCount(0);
    await page.unroute(WORDS);
    await page.route(WORDS, (route) => route.fulfill({ contentType: 'application/json', body }));
    const again = page.waitForResponse(WORDS);
    await cookieSettings(page).click();
    await again;
  }
  await expect(page.locator('vestibule-consent')).toHaveCount(0);
  await page.unroute(WORDS);
  await cookieSettings(page).click();
  await expect(bannerOn(page).analytics).toBeVisible();
});

test('a blocked script: the button explains the failure, and works once it comes (D36)', async ({
  page,
  gates,
  open,
  onScreen,
}) => {
  gates.allow(/^console: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  for (const pattern of ['**/assets/integrations-*.js', '**/cmp_min.js*']) {
    const pressed = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await pressed.promise;
      await route.abort('blockedbyclient');
    });
    await open('/');
    await onScreen('start');
    const said = page.getByRole('contentinfo').getByText(english('layout.cookiesMissing'));
    // Until the sections above are laid out, the footer moves while being pressed.
    await expect(page.locator(':root[data-laid-out]')).toBeAttached();
    // Before and after it is known that no answer comes.
    await cookieSettings(page).click();
    pressed.resolve();
    await expect(said).toBeVisible();
    await cookieSettings(page).click();
    await expect(said).toBeVisible();
    await page.unroute(pattern);
    if (pattern.includes('assets')) continue;
    await cookieSettings(page).click();
    await expect(bannerOn(page).analytics).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});
