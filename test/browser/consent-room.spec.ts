/** The consent banner stands in nobody's way: on any width, in each language (D36). */
import type { Locator, Page } from '@playwright/test';
import { pseudoText } from '../../locales/pseudo.ts';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../machines/domain/languages.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';

for (const [width, height, prefix] of [
  [320, 568, '/de'],
  [390, 844, ''],
  [1440, 900, '/de'],
] as const)
  test(`at ${width} px below '${prefix}': axe finds nothing, targets are large, nothing above moves`, async ({
    page,
    open,
    onScreen,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/registration/code', prefix);
    const banner = bannerOn(page, prefix);
    await expect(banner.region).toBeVisible();
    const heading = await onScreen('code', { prefix, state: 'asked for consent' });
    const facts = async () => ({
      heading: await heading.boundingBox(),
      page: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    const asked = await facts();
    const sizes = await banner.region
      .getByRole('button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect()));
    expect(sizes.filter((size) => Math.min(size.width, size.height) < 44)).toEqual([]);
    const room = await banner.region.evaluate((region: HTMLElement) => region.offsetHeight);
    await banner.settings.click();
    await onScreen('code', { prefix, state: 'consent settings' });
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    await expect.poll(facts).toEqual({ heading: asked.heading, page: asked.page - room });
  });

test.use({ consent: null });

/** Small phones, the second in portrait and on its side; and the pixels that the banner takes of them, made-up words apart. */
const SMALL = [
  [320, 568, 120],
  [360, 640, 96],
  [640, 360, 96],
] as const;
for (const locale of [...LOCALES, 'pseudo'] as const)
  test(`${locale}: it takes at most a third of a small phone, and its answers are equal`, async ({ page, open }) => {
    if (locale === 'pseudo')
      await page.route('**/entrance/cmp/words/en.json', (route) =>
        route.fulfill({
          json: Object.fromEntries(Object.entries(textsIn('en')).map(([key, text]) => [key, pseudoText(text)])),
        }),
      );
    await open('/', locale === 'pseudo' ? '' : `/${locale}`);
    const panel = page.locator('vestibule-consent .panel');
    await expect(panel).toBeVisible();
    for (const [width, height, most] of SMALL) {
      await page.setViewportSize({ width, height });
      const { taken, cut, answers } = await panel.evaluate((panel: HTMLElement) => ({
        taken: panel.offsetHeight,
        cut: panel.scrollHeight - panel.clientHeight,
        answers: [...panel.querySelectorAll<HTMLElement>('.pair button')].map((answer) => {
          const { borderWidth, backgroundColor, color, fontWeight, fontSize } = getComputedStyle(answer);
          return [answer.offsetWidth, answer.offsetHeight, borderWidth, backgroundColor, color, fontWeight, fontSize];
        }),
      }));
      const at = `${width} × ${height}`;
      expect(taken, at).toBeLessThanOrEqual(locale === 'pseudo' ? height / 3 : most);
      expect([cut, answers.length, answers[0]], at).toEqual([0, 2, answers[1]]);
    }
  });

/** Pixels between the first of a hero's ways that is there and the question about cookies, below it. */
async function gapBelow(page: Page, ways: string, panel: Locator): Promise<number> {
  const bottom = await page
    .locator(`${ways} > *:visible`)
    .first()
    .evaluate((way) => way.getBoundingClientRect().bottom);
  const taken = await panel.evaluate((bar: HTMLElement) => bar.offsetHeight);
  return (page.viewportSize()?.height ?? 0) - taken - bottom;
}

/** Small phones, and desks that are not high; in a season a line stands over the page (D29). */
const PHONES = [
  [320, 568],
  [360, 640],
] as const;
const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;
const UNINVITED = '.landing__uninvited .actions';
const ALWAYS = '2026-10-01T12:00+02:00';
const ANNOUNCED = '2026-11-21T12:00+01:00';
const BEGUN = '2026-11-24T12:00+01:00';
const FIRST_SCREENS = [
  ['/', UNINVITED, ALWAYS, PHONES],
  ['/women', UNINVITED, ALWAYS, [PHONES[0], ...DESKS]],
  ['/', UNINVITED, ANNOUNCED, PHONES],
  ['/', UNINVITED, BEGUN, PHONES],
  ['/?rc=VESTIBULE', '.landing__greeting .actions', BEGUN, [...PHONES, [360, 740], [390, 844]]],
] as const;
for (const locale of LOCALES)
  test(`${locale}: a start page’s first button lies above it`, async ({ page, open }) => {
    const prefix = locale === 'en' ? '' : (`/${locale}` as const);
    const panel = page.locator('vestibule-consent .panel');
    const overlaps: unknown[] = [];
    for (const [path, ways, moment, sizes] of FIRST_SCREENS) {
      await page.clock.setSystemTime(moment);
      await open(path, prefix);
      await expect(panel).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const gap = await gapBelow(page, ways, panel);
        if (gap < 0) overlaps.push([path, moment, width, height, gap]);
      }
    }
    expect(overlaps).toEqual([]);
  });

test('its words at 200 %: all can be read, and pressed (WCAG 1.4.4)', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/', '/de');
  const banner = bannerOn(page, '/de');
  await expect(banner.region).toBeVisible();
  await page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [larger];
  });
  const sideways = () => banner.region.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  await expect.poll(sideways).toBe(0);
  await banner.settings.click();
  await expect(banner.settingsHeading).toBeInViewport();
  await expect.poll(sideways).toBe(0);
  await banner.save.click();
  await expect(banner.region).toHaveCount(0);
});

test('on a phone the field one comes to is never under it (WCAG 2.4.11)', async ({ page, openForm }) => {
  await openForm();
  const banner = bannerOn(page);
  await expect(banner.region).toBeVisible();
  const top = () => banner.region.evaluate((region) => region.getBoundingClientRect().top);
  const fields = page.getByRole('main').locator('input, select, button');
  const hidden: string[] = [];
  for (const field of await fields.all()) {
    await field.focus();
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    if (bottom > (await top())) hidden.push(String(await field.getAttribute('name')));
  }
  expect([hidden, await fields.count()]).toEqual([[], 13]);
});

test('enlarged until little of the page can be seen, it is the end of the page (WCAG 1.4.10)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open('/');
  const { region, accept } = bannerOn(page);
  await expect(region).toBeVisible();
  const place = () =>
    region.evaluate((banner) => ({
      position: getComputedStyle(banner).position,
      room: document.body.style.paddingBlockEnd,
    }));
  await expect.poll(place).toEqual({ position: 'static', room: '' });
  await page.setViewportSize({ width: 320, height: 568 });
  const room = await region.evaluate((banner: HTMLElement) => `${banner.offsetHeight}px`);
  await expect.poll(place).toEqual({ position: 'fixed', room });
  await page.setViewportSize({ width: 320, height: 256 });
  await accept.click();
  await expect(region).toHaveCount(0);
});
