/** The consent banner leaves space for the page: at any width, in each language (D36). */
import { pseudoText } from '../../locales/pseudo.ts';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../locales/languages.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';

test('on a small phone: no axe findings, large targets, no layout shift [A70]', async ({ page, open, onScreen }) => {
  const prefix = '/de';
  await page.setViewportSize({ width: 320, height: 568 });
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

/** A small phone, one in landscape; and the maximum height of the banner in px, without the pseudo-locale. */
const SMALL = [
  [320, 568, 120],
  [640, 360, 96],
] as const;
const PSEUDO = 'made-up words';
const pseudoTexts = Object.fromEntries(Object.entries(textsIn('en')).map(([key, text]) => [key, pseudoText(text)]));
test('in each language it takes at most a third of a small phone, with equal buttons [A69]', async ({ page, open }) => {
  await open('/');
  const panel = page.locator('vestibule-consent .panel');
  await expect(panel).toBeVisible();
  for (const locale of [...LOCALES, PSEUDO] as const) {
    const texts = locale === PSEUDO ? pseudoTexts : textsIn(locale);
    if (locale === PSEUDO)
      await page.route('**/entrance/cmp/words/en.json', (route) => route.fulfill({ json: pseudoTexts }));
    // It uses the language of the page.
    await page.evaluate(
      (lang) => {
        document.documentElement.lang = lang;
      },
      locale === PSEUDO ? 'en' : locale,
    );
    await expect(panel).toContainText(texts['consentBanner.acceptAll'] ?? '');
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
      const at = `${locale}, ${width} × ${height}`;
      expect(taken, at).toBeLessThanOrEqual(locale === PSEUDO ? height / 3 : most);
      expect([cut, answers.length, answers[0]], at).toEqual([0, 2, answers[1]]);
    }
  }
});

/**
 * Small phones and a low desktop window, each page in the language with the least space; in a season with a line on top
 * (D29).
 */
const FIRST_SCREENS = [
  ['/fr', '/', '.landing__uninvited .actions', '2026-11-24T12:00+01:00', 320, 568],
  ['/sv', '/women', '.landing__uninvited .actions', '2026-10-01T12:00+02:00', 1280, 720],
  ['/de', '/?rc=VESTIBULE', '.landing__greeting .actions', '2026-11-24T12:00+01:00', 320, 568],
] as const;
test('a start page’s first button is above the banner', async ({ page, open }) => {
  const panel = page.locator('vestibule-consent .panel');
  const overlaps: unknown[] = [];
  for (const [prefix, path, ways, moment, width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    await page.clock.setSystemTime(moment);
    await open(path, prefix);
    await bannerOn(page, prefix).comes();
    const first = page.locator(`${ways} > *:visible`).first();
    const bottom = await first.evaluate((way) => way.getBoundingClientRect().bottom);
    const gap = height - (await panel.evaluate((bar: HTMLElement) => bar.offsetHeight)) - bottom;
    if (gap < 0) overlaps.push([path, moment, width, height, gap]);
  }
  expect(overlaps).toEqual([]);
});

test('enlarged text is readable; larger text moves the banner to the end of the page (WCAG 1.4.4, 1.4.10) [A57, A59]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/', '/de');
  const banner = bannerOn(page, '/de');
  await expect(banner.region).toBeVisible();
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      const larger = new CSSStyleSheet();
      larger.replaceSync(`:root { font-size: ${fontSize} }`);
      document.adoptedStyleSheets = [larger];
    }, size);
  await enlarge('200%');
  const sideways = () => banner.region.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  await expect.poll(sideways).toBe(0);
  await banner.settings.click();
  await expect(banner.settingsHeading).toBeInViewport();
  await expect.poll(sideways).toBe(0);
  await page.keyboard.press('Escape');
  await enlarge('100%');

  const place = () =>
    banner.region.evaluate((region) => ({
      position: getComputedStyle(region).position,
      room: document.body.style.paddingBlockEnd,
    }));
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(place).toEqual({ position: 'static', room: '' });
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(async () => (await place()).position).toBe('fixed');
  const room = await banner.region.evaluate((region: HTMLElement) => `${region.offsetHeight}px`);
  await expect.poll(place).toEqual({ position: 'fixed', room });
  await page.setViewportSize({ width: 320, height: 256 });
  await banner.accept.click();
  await expect(banner.region).toHaveCount(0);
});
