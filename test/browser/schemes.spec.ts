/** Dark mode, and print. */
import type { Page } from '@playwright/test';
import { isLive } from './actions.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { haveFacesCome } from './layout-shifts.ts';
import { isAtRest, violations } from './expect-screen.ts';

/** Positions of all elements, and the background. */
const standing = () => ({
  ground: getComputedStyle(document.body).backgroundColor,
  // The content of a closed list has a position once it is queried.
  places: [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // By its first class; another one is added when its pictures are decoded.
      return [element.classList[0] ?? element.localName, x, y, width, height].join(' ');
    }),
});
/** The page in its current state: no axe findings in dark mode, and the same positions in light mode. */
async function expectDark(page: Page, name: string) {
  const seen = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
    seen.push(await page.evaluate(standing));
  }
  const [light, dark] = seen;
  expect([name, dark?.places]).toEqual([name, light?.places]);
  expect([name, dark?.ground, light?.ground === dark?.ground]).toEqual([name, 'rgb(20, 17, 15)', false]);
  expect([name, await violations(page)]).toEqual([name, []]);
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('text up to the inbox page is readable without layout shift', async ({ page, openForm, onScreen }) => {
    const form = await openForm();
    await haveFacesCome(page);
    await form.register.click();
    await expect(form.summary).toBeFocused();
    await expectDark(page, 'form with errors');
    await form.send(guest());
    await onScreen('inbox');
    await expectDark(page, 'inbox');
  });

  test('text on other pages and on a desktop is readable', async ({ page, open }) => {
    for (const [path, width] of [
      ['/', 390],
      ['/?rc=VESTIBULE', 1440],
      ['/black-friday', 390],
      ['/about-us/3', 390],
      ['/stores', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      // Including content below the viewport.
      await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
      await haveFacesCome(page);
      await expectDark(page, path);
    }
  });
});

test.describe('asked about cookies', () => {
  test.use({ colorScheme: 'dark', consent: null });

  /** The printed content: its text, its colours, and its other elements. */
  const printed = () => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility());
    const isPressed = (element: Element) =>
      element.matches('button, input, select, img, svg:not(.wordmark svg), .button');
    const coloursOf = (element: Element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage].join(' ');
    };
    return {
      colours: [...new Set([document.body, ...shown].map(coloursOf))],
      others: shown.filter(isPressed).map(({ outerHTML }) => outerHTML),
      regions: [...document.querySelectorAll('nav, aside, .banner, vestibule-consent')].filter(
        (region) => region.checkVisibility() && region.clientHeight > 0,
      ).length,
      foot: document.querySelector<HTMLElement>('footer')?.innerText.trim().split(/\n+/),
    };
  };
  const BLACK_ON_WHITE = 'rgb(0, 0, 0) rgba(0, 0, 0, 0) none';

  test('the question is dark as well; a printed page is text, black on white', async ({ page, open }) => {
    await open('/registration/code');
    const banner = bannerOn(page);
    await expect(banner.region).toBeVisible();
    await haveFacesCome(page);
    await expectDark(page, 'question');
    await banner.settings.click();
    await banner.analytics.check();
    await expectDark(page, 'settings');
    await expect(banner.save).toHaveCSS('background-color', 'rgb(242, 236, 226)');
    for (const [path, words] of [
      ['/stores', 'Samtgasse 7'],
      ['/registration/formstarted?rc=VESTIBULE', 'A few details'],
    ] as const) {
      await open(path);
      await isLive(page);
      await expect(banner.region).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByText(words).first()).toBeVisible();
      const { foot, ...found } = await page.evaluate(printed);
      expect([path, found]).toEqual([path, { colours: [BLACK_ON_WHITE], others: [], regions: 0 }]);
      expect([path, foot?.includes('© Vestibule'), foot?.includes('Cookie settings')]).toEqual([path, true, false]);
      await page.emulateMedia({ media: null });
    }
  });
});
