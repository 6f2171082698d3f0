/** The consent banner for whoever has no pointer: reached first, closed by Escape, never over what has the focus (D36). */
import type { Page } from '@playwright/test';
import { userAgentOf } from '../harness/user-agents.ts';
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

test.use({ consent: null });

/** What the focus stands on, inside the banner too. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    return (outer?.shadowRoot?.activeElement ?? outer)?.textContent ?? '';
  });
const pressed = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** In the foot of the page: opens the settings at any time. */
const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: english('layout.cookies'), exact: true });

test('focus is not taken, and its answers are the first stops of the page (WCAG 2.4.3)', async ({ page, open }) => {
  await open('/');
  const { region } = bannerOn(page);
  await expect(region.getByRole('heading', { name: english('consentBanner.heading') })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const stops: string[] = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  // On a phone the policy is behind the settings.
  const own = (['acceptAll', 'rejectAll', 'settings'] as const).map((key) => `consentBanner.${key}` as const);
  const expected = [...own, 'layout.skip', 'layout.home'] as const;
  expect(stops).toEqual(expected.map((key) => english(key)));
  await page.setViewportSize({ width: 768, height: 1024 });
  await pressed(page, ...Array.from({ length: 5 }, () => 'Shift+Tab'));
  expect(await focused(page)).toBe(english('consentBanner.privacy'));
});

test('by keyboard alone all can be chosen, and focus is not lost (WCAG 2.1.1)', async ({ page, open }) => {
  await open('/');
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  await pressed(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.settings).toBeFocused();
  await pressed(page, 'Enter', 'Tab', 'Tab', 'Space');
  await expect(banner.analytics).toBeChecked();
  await pressed(page, 'Tab', 'Tab', 'Enter');
  await expect(banner.region).toHaveCount(0);
  // Where the page itself would put it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(true, false));
});

test('Escape closes it without a choice: the foot opens the settings, the next page that is loaded asks again', async ({
  page,
  open,
}) => {
  await open('/');
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner.region).toHaveCount(0);
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([null, null]);
  await cookieSettings(page).press('Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.region).toHaveCount(0);
  await expect(cookieSettings(page)).toBeFocused();
  expect(await banner.stored()).toBeNull();
  await page.reload();
  await expect(banner.accept).toBeVisible();
  await banner.settings.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('settings that the foot opened over the question go back to it, and to the foot', async ({ page, open }) => {
  await open('/');
  const banner = bannerOn(page);
  await expect(banner.accept).toBeVisible();
  await cookieSettings(page).press('Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.accept).toBeVisible();
  await expect(cookieSettings(page)).toBeFocused();
});

test('Escape in a field is the field’s', async ({ page, openForm }) => {
  const form = await openForm();
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  await form.field('email').press('Escape');
  // Whoever hears the next press has heard that one.
  await expect(banner.region).toBeVisible();
  await page.getByRole('heading', { level: 1 }).press('Escape');
  await expect(banner.region).toHaveCount(0);
});

test.describe('in Instagram’s window', () => {
  test.use({ userAgent: userAgentOf('Instagram on Android') });

  test('Escape closes what lies above, then the banner (D34)', async ({ page, open }) => {
    await open('/');
    const overlay = page.getByRole('dialog', { name: english('openInBrowser.heading') });
    const banner = bannerOn(page);
    await expect(overlay).toBeVisible();
    // Beneath a modal window, so in no tree of roles.
    await expect(page.locator('vestibule-consent .panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(banner.region).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.region).toHaveCount(0);
    expect(await banner.stored()).toBeNull();
  });
});

/**
 * In the page: how far what has the focus reaches under the banner, in pixels; null: it stands in the banner. What is higher than
 * all that can be seen above it can't but do so.
 */
function reachesUnder(): { at: string; by: number } | null {
  const host = document.querySelector('vestibule-consent');
  const at = document.activeElement;
  if (!at || at === host || at === document.body) return null;
  const top = host?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
  const { height, bottom } = at.getBoundingClientRect();
  return { at: at.textContent.trim() || at.tagName, by: height > top ? 0 : Math.max(0, bottom - top) };
}
for (const [width, height, path] of [
  [320, 568, '/'],
  [640, 360, '/'],
  [390, 844, '/stores'],
  [1440, 900, '/'],
] as const)
  test(`at ${width} × ${height}, ${path}: whoever tabs through the page has the focus in sight, there and back (WCAG 2.4.11)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open(path);
    const { region, accept } = bannerOn(page);
    await expect(region).toBeVisible();
    const stops = await page
      .locator('#root :is(a[href], button, input, select, summary):visible')
      .evaluateAll((all) => all.length);
    const hidden: unknown[] = [];
    const seen = new Set<string>();
    await accept.focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate(reachesUnder);
        if (found) seen.add(found.at);
        if (found && found.by > 0) hidden.push(found);
      }
    expect(hidden).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });
