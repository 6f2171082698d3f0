/** From the narrowest phone to a desktop, and with reduced motion. */
import { LANGUAGES, LOCALES } from '../../locales/languages.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { chooseLanguage, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome } from './layout-shifts.ts';

test('the curtain opens, but not with reduced motion [A55]', async ({ page, open, onScreen }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset['animated'] = animationName;
    });
  });
  const before = page.locator('.arch__curtain--before');
  const half = page.locator('.arch__half--left');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open('/?rc=VESTIBULE');
    await onScreen('welcome');
    await expect(before).toHaveCount(1);
    if (reducedMotion === 'no-preference') {
      await expect(page.locator('html')).toHaveAttribute('data-animated', 'curtain-parts');
      await expect(half).toHaveCSS('opacity', '0');
    } else {
      expect(await half.evaluate((curtain) => curtain.getAnimations().length)).toBe(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-animated');
    }
    await expect(before).toBeHidden();
  }
});

test.describe('text at 200 %', () => {
  test.use({ viewport: { width: 640, height: 900 } });

  test('nothing is cut off (WCAG 1.4.4) [A57]', async ({ page, open, onScreen }) => {
    await open('/registration/code', '/de');
    // By a style rule, like a browser setting, since the policy forbids style attributes.
    await page.evaluate(() => {
      const larger = new CSSStyleSheet();
      larger.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets = [larger];
    });
    await onScreen('code', { prefix: '/de', state: 'large' });
  });
});

test('on a phone the slim footer takes a fifth of the screen, the full one at most 1⅛ screens', async ({
  page,
  open,
}) => {
  // The languages with the longest words.
  for (const [prefix, path, foot, most] of [
    ['/de', '/registration/code', '.slim-foot__rows', 180],
    ['/pl', '/registration/code', '.slim-foot__rows', 180],
    ['/de', '/stores', '.footer', 955],
    ['/fr', '/stores', '.footer', 955],
  ] as const) {
    await open(path, prefix);
    await haveFacesCome(page);
    const height = await page.locator(foot).evaluate((element) => element.getBoundingClientRect().height);
    expect([prefix, path, height, height <= most]).toEqual([prefix, path, height, true]);
  }
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('no text is cut off in any language (WCAG 1.4.10) [A58]', async ({ page, open }) => {
    await open('/registration/formstarted?rc=VESTIBULE');
    await isLive(page);
    await haveFacesCome(page);
    for (const locale of LOCALES) {
      await chooseLanguage(page, LANGUAGES[locale].name);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([locale, wide, await page.evaluate(cutWords)]).toEqual([locale, 0, []]);
    }
  });
});

test('on a tablet a form’s arch ends at the bottom; in a wide window the page ends at 1680 px', async ({
  page,
  open,
}) => {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`there is no ${selector}`);
    const { x, y, width, height } = box;
    return { left: x, right: x + width, top: Math.round(y), bottom: Math.round(y + height) };
  };
  const edges = async () => ({
    arch: (await boxOf('.arch')).bottom,
    frame: (await boxOf('.page-frame')).bottom,
    foot: await boxOf('.slim-foot__rows'),
  });
  const tablet = { width: 768, height: 1024 };
  const wide = { width: 2560, height: 1440 };
  await page.setViewportSize(tablet);
  await open('/registration/code');
  // The footer begins where the floor ends.
  const { frame, foot } = await edges();
  const below = tablet.height - foot.bottom;
  expect([foot.top, below >= 0 && below < 48]).toEqual([frame, true]);
  await page.setViewportSize(wide);
  const [mark, words, arch] = [await boxOf('.wordmark'), await boxOf('.page-frame__words'), await boxOf('.arch')];
  // The floor reaches both edges.
  const floor = await page
    .locator('.page-frame')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element, '::after').width));
  expect([mark.left, words.left, arch.right, floor]).toEqual([440, 440, 2120, 2560]);
  expect(arch.left - words.right).toBeCloseTo(128, 0);

  await open('/registration/formstarted?rc=VESTIBULE');
  await isLive(page);
  // A form has two columns.
  const [first, last] = [await boxOf('#firstName'), await boxOf('#lastName')];
  expect([first.left, last.top]).toEqual([440, first.top]);
  await page.setViewportSize(tablet);
  const above = await edges();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await edges();
  expect([above.arch, above.frame > 1024, end.arch]).toEqual([1024, true, end.frame]);
});
