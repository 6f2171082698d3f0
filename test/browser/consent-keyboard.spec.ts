/** The consent banner by keyboard: first in tab order, closed by Escape, never covering the focus (D36). */
import type { Page } from '@playwright/test';
import { cookieSettings, isLive } from './actions.ts';
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

test.use({ consent: null });

/** Text of the focused element, inside the banner too. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    return (outer?.shadowRoot?.activeElement ?? outer)?.textContent ?? '';
  });
const pressed = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
test('the banner works by keyboard and Escape closes it (WCAG 2.1.1, 2.4.3) [A65, A66, A67, A68]', async ({
  page,
  open,
}) => {
  await open('/registration/code');
  const banner = bannerOn(page);
  const closed = () => expect(banner.region).toHaveCount(0);
  await expect(banner.region.getByRole('heading', { name: english('consentBanner.heading') })).toBeVisible();
  // The banner does not take the focus.
  await expect(page.locator('body')).toBeFocused();
  const stops: string[] = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  // On a phone the privacy policy is in the settings.
  const own = (['acceptAll', 'rejectAll', 'settings'] as const).map((key) => `consentBanner.${key}` as const);
  expect(stops).toEqual([...own, 'layout.skip' as const, 'layout.home' as const].map((key) => english(key)));
  await page.setViewportSize({ width: 768, height: 1024 });
  await pressed(page, ...Array.from({ length: 5 }, () => 'Shift+Tab'));
  expect(await focused(page)).toBe(english('consentBanner.privacy'));

  // Settings opened from the footer over the question return to the question, and to the footer.
  const undecided = `${english('layout.cookies')} ${english('layout.cookiesUndecided')}`;
  await expect(cookieSettings(page)).toHaveAccessibleName(undecided);
  await cookieSettings(page).press('Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.accept).toBeVisible();
  await expect(cookieSettings(page)).toBeFocused();

  // Escape in a field belongs to the field; a listener that hears the next press has ignored that one.
  await page.getByRole('textbox').press('Escape');
  await expect(banner.region).toBeVisible();
  await page.getByRole('heading', { level: 1 }).press('Escape');
  await closed();
  expect([await banner.stored(), await banner.call('getConsent')]).toEqual([null, null]);
  await cookieSettings(page).press('Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await closed();
  await expect(cookieSettings(page)).toBeFocused();
  expect(await banner.stored()).toBeNull();

  // The next page load asks again.
  await page.reload();
  await expect(banner.accept).toBeVisible();
  await banner.settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner.settingsHeading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.settings).toBeFocused();
  await pressed(page, 'Enter', 'Tab', 'Tab', 'Space');
  await expect(banner.analytics).toBeChecked();
  await pressed(page, 'Tab', 'Tab', 'Enter');
  await closed();
  await expect(cookieSettings(page)).toHaveAccessibleName(english('layout.cookies'));
  // Where the page itself would put the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(true, false));
});

/**
 * Runs in the page: how far the focused element extends below the banner's top, in px; null if it is in the banner. An
 * element higher than the visible area above cannot avoid it.
 */
function reachesUnder(): { at: string; by: number } | null {
  const host = document.querySelector('vestibule-consent');
  const at = document.activeElement;
  if (!at || at === host || at === document.body) return null;
  const top = host?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
  const { height, bottom } = at.getBoundingClientRect();
  return { at: at.textContent.trim() || at.tagName, by: height > top ? 0 : Math.max(0, bottom - top) };
}
test('Tab and Shift+Tab keep the focus visible (WCAG 2.4.11) [A25]', async ({ page, open }) => {
  const { region, accept } = bannerOn(page);
  for (const [path, width, height] of [
    ['/', 320, 568],
    ['/', 1440, 900],
    ['/registration/formstarted?rc=VESTIBULE', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(path);
    await isLive(page);
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
        if (found && found.by > 0) hidden.push([path, width, found]);
      }
    expect(hidden).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  }
});
