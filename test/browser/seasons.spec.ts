/** The banners of the seasons (D29): there while they last, from the first paint on, and nothing moves for them. */
import { WHOLE_CHROMIUM } from '../harness/engines.ts';
import { holdScripts, isLive } from './actions.ts';
import type { Page } from '@playwright/test';
import { standAt } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isStyled, shifts, watchShifts } from './layout-shifts.ts';
import { violations } from './screens.ts';
import { english, wordsIn } from './words.ts';

test.use({ launchOptions: WHOLE_CHROMIUM });

const MINUTE = 60_000;
const stand = (page: Page, moment: string) => standAt(page, Date.parse(moment));
const banner = (page: Page) => page.locator('.banner');
const figures = (page: Page) => page.locator('.countdown__part').allTextContents();

/** Where the head of the page stands: beneath the banner. */
const top = (page: Page) => page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().top);

for (const [path, name, locale, line, moment] of [
  ['/black-friday', 'blackFriday', 'en', 'Announced', '2026-11-20T19:48+01:00'],
  ['/black-friday', 'blackFriday', 'de', 'Begun', '2027-11-26T00:00+01:00'],
  ['/', 'blackWeek', 'en', 'Begun', '2026-11-24T12:00+01:00'],
] as const)
  test(`${path}, ${name}${line}, in ${locale}: from the first paint, and nothing moves when the script comes`, async ({
    page,
  }) => {
    const text = wordsIn(locale);
    await page.setViewportSize({ width: locale === 'de' ? 360 : 1440, height: 800 });
    await stand(page, moment);
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(`/acquisition${locale === 'de' ? '/de' : ''}${path}`, { waitUntil: 'commit' });
    const words = page.getByRole('complementary', {
      name: `${text(`seasons.${name}`)} ${text('seasons.second')}`,
      exact: true,
    });
    const other = line === 'Begun' ? 'Announced' : 'Begun';
    await isStyled(page);
    await expect(words).toBeInViewport();
    await expect(banner(page).filter({ visible: true })).toHaveCount(1);
    await expect(words.getByText(text(`seasons.${name}${line}`))).toBeVisible();
    await expect(words.getByText(text(`seasons.${name}${other}`))).toBeHidden();
    const before = await top(page);
    expect(before).toBeGreaterThan(50);
    release();
    await isLive(page);
    await haveFacesCome(page);
    await expect(words.getByText(text(`seasons.${name}${line}`))).toBeVisible();
    await expect(words.getByText(text(`seasons.${name}${other}`))).toHaveCount(0);
    expect([await top(page), await shifts(page)]).toEqual([before, []]);
    await page.clock.resume();
    expect(await violations(page)).toEqual([]);
  });

for (const [slug, moment] of [
  ['black-friday', '2026-11-15T23:59:59+01:00'],
  ['black-friday', '2026-11-28T00:00+01:00'],
  ['women', '2026-11-27T12:00+01:00'],
] as const)
  test(`${slug} at ${moment}: no banner, and no room for one`, async ({ page }) => {
    await stand(page, moment);
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(`/acquisition/${slug}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isStyled(page);
    const before = [await top(page), await page.getByRole('complementary').count()];
    release();
    await isLive(page);
    await haveFacesCome(page);
    expect([before, await top(page), await banner(page).count(), await shifts(page)]).toEqual([[0, 0], 0, 0, []]);
  });

test('it belongs to its page: not to the next one, and there again on the way back', async ({ page, open }) => {
  await stand(page, '2026-11-20T19:48+01:00');
  await open('/black-friday');
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('action.enterCode'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/registration\/code$/);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward(13 * MINUTE);
  await page.goBack();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => figures(page)).toEqual(['06 days', '03 hours', '59 min']);
});

test('the app has a head of its own, and no banner over it (D34)', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { VestibuleApp: { openExternal: () => undefined } }));
  await stand(page, '2026-11-27T12:00+01:00');
  const release = await holdScripts(page);
  await page.goto('/acquisition/black-friday', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  release();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
