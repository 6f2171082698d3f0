/** The seasons (D29): shown while they last, from the first paint, without layout shift. */
import { holdScripts, inFooter, isLive } from './actions.ts';
import type { Page } from '@playwright/test';
import { standAt } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isStyled, shifts, watchShifts } from './layout-shifts.ts';
import { violations } from './expect-screen.ts';
import { english } from './shown-messages.ts';

test.use({ timezoneId: 'Europe/Berlin' });
const MINUTE = 60_000;
const stand = (page: Page, moment: string) => standAt(page, Date.parse(moment));
const banner = (page: Page) => page.locator('.banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const figures = (page: Page) => page.locator('.countdown__part').allTextContents();

/** The top of the page's header, below the banner. */
const top = (page: Page) => page.locator('.header').evaluate((head) => head.getBoundingClientRect().top);
/** Backgrounds of header and text. */
const grounds = (page: Page) =>
  page
    .locator('.header, .page-frame')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
const INK = 'rgb(20, 17, 15)';
const NONE = 'rgba(0, 0, 0, 0)';

test('the start page has a season line from the first paint without layout shift', async ({ page }) => {
  const line = english('seasons.blackWeekBegun');
  await page.setViewportSize({ width: 360, height: 740 });
  await stand(page, '2026-11-24T12:00+01:00');
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto('/acquisition/', { waitUntil: 'commit' });
  const words = page.locator('.banner[data-season=blackWeek]');
  await isStyled(page);
  await expect(words).toBeInViewport();
  await expect(banner(page).filter({ visible: true })).toHaveCount(1);
  await expect(words.getByText(line)).toBeVisible();
  await expect(words.getByText(english('seasons.blackWeekAnnounced'))).toBeHidden();
  const before = await top(page);
  expect(before).toBeGreaterThan(40);
  release();
  await isLive(page);
  await haveFacesCome(page);
  await expect(words.getByText(line)).toBeVisible();
  await expect(words.getByText(english('seasons.blackWeekAnnounced'))).toHaveCount(0);
  expect([await top(page), await shifts(page)]).toEqual([before, []]);
  // The first screen still shows the actions at its end.
  await expect(page.getByRole('link', { name: english('landing.haveCode') }).first()).toBeInViewport({ ratio: 1 });
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});

test('a season’s page has its own hero from the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stand(page, '2026-11-20T19:48+01:00');
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto('/acquisition/black-friday', { waitUntil: 'commit' });
  const own = `${english('seasons.blackFridayHeading')} ${english('seasons.blackFridaySecond')}`;
  const said = page.getByText(english('seasons.blackFridayAnnounced'));
  await isStyled(page);
  await expect(page.getByRole('heading', { level: 1, name: own, exact: true })).toBeInViewport();
  await expect(said.filter({ visible: true })).toHaveCount(1);
  const place = await heading(page).boundingBox();
  expect([await grounds(page), await banner(page).count()]).toEqual([[INK, INK], 0]);
  release();
  await isLive(page);
  await haveFacesCome(page);
  await expect(heading(page)).toHaveText(own);
  await expect(said).toHaveCount(1);
  expect([await grounds(page), await figures(page), await heading(page).boundingBox(), await shifts(page)]).toEqual([
    [INK, INK],
    ['06 days', '04 hours', '12 min'],
    place,
    [],
  ]);
  await expect(page.getByRole('link', { name: english('landing.haveCode') }).first()).toBeInViewport({ ratio: 1 });

  // On its page only, and again after Back.
  await inFooter(page, 'link', english('action.enterCode')).click();
  await expect(page).toHaveURL(/\/registration\/code$/);
  await expect.poll(() => grounds(page)).toEqual([NONE, NONE]);
  await page.clock.fastForward(13 * MINUTE);
  await page.goBack();
  await expect.poll(() => grounds(page)).toEqual([INK, INK]);
  await expect.poll(() => figures(page)).toEqual(['06 days', '03 hours', '59 min']);
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});

const PHONE = { width: 360, height: 740 };
for (const [timezoneId, path, moment, line, size] of [
  [
    'Europe/Helsinki',
    '/black-friday',
    '2026-11-27T23:30+01:00',
    'Until 28 November at 01:00, for members only.',
    PHONE,
  ],
  // The sentence without an hour fits next to the name.
  [
    'Europe/Lisbon',
    '/',
    '2026-11-28T12:00+01:00',
    'Until 29 November at 23:00, for members only.',
    { width: 412, height: 823 },
  ],
] as const)
  test.describe(`${timezoneId} at ${moment}`, () => {
    test.use({ timezoneId, viewport: size });
    test(`${path}: the hour is in the visitor’s time zone from the start (D60)`, async ({ page }) => {
      const own = path !== '/';
      await stand(page, moment);
      await watchShifts(page);
      const release = await holdScripts(page);
      await page.goto(`/acquisition${path}`, { waitUntil: 'commit' });
      await isStyled(page);
      const midnight = page.getByText(english('seasons.blackFridayBegun'));
      // Playwright counts text of `display: contents` as visible, whatever its visibility.
      const seen = await midnight
        .filter({ visible: true })
        .evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).visibility === 'visible').length);
      const before = own ? null : await top(page);
      release();
      await isLive(page);
      await haveFacesCome(page);
      await expect(own ? page.locator('.landing__uninvited > .lead') : banner(page)).toContainText(line);
      expect([seen, await midnight.count(), own ? null : await top(page), await shifts(page)]).toEqual([
        0,
        0,
        before,
        [],
      ]);
      await page.clock.resume();
    });
  });
