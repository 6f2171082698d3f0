/** From the narrowest phone to a desktop, and with reduced motion. */
import { LANGUAGES, LOCALES } from '../../locales/languages.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { chooseLanguage, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome } from './layout-shifts.ts';

for (const [preference, animations] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test.describe(`reduced motion: ${preference}`, () => {
    test.use({ contextOptions: { reducedMotion: preference } });

    test(`the curtain opens with ${animations} animations [A55]`, async ({ page, open, onScreen }) => {
      await page.addInitScript(() => {
        addEventListener('animationstart', ({ animationName }) => {
          document.documentElement.dataset['animated'] = animationName;
        });
      });
      await open('/?rc=VESTIBULE');
      await onScreen('welcome');
      const before = page.locator('.arch__curtain--before');
      const half = page.locator('.arch__half--left');
      await expect(before).toHaveCount(1);
      if (animations > 0) {
        await expect(page.locator('html')).toHaveAttribute('data-animated', 'curtain-parts');
        await expect(half).toHaveCSS('opacity', '0');
      } else {
        expect(await half.evaluate((curtain) => curtain.getAnimations().length)).toBe(0);
        await expect(page.locator('html')).not.toHaveAttribute('data-animated');
      }
      await expect(before).toBeHidden();
    });
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
  for (const locale of LOCALES)
    for (const [path, foot, most] of [
      ['/registration/code', '.slim-foot__rows', 180],
      ['/stores', '.footer', 955],
    ] as const) {
      await open(path, `/${locale}`);
      await haveFacesCome(page);
      const height = await page.locator(foot).evaluate((element) => element.getBoundingClientRect().height);
      expect([locale, path, height, height <= most]).toEqual([locale, path, height, true]);
    }
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('no text is cut off in any language (WCAG 1.4.10) [A58]', async ({ page, open }) => {
    for (const path of ['/', '/registration/formstarted?rc=VESTIBULE']) {
      await open(path);
      await isLive(page);
      await haveFacesCome(page);
      for (const locale of LOCALES) {
        await chooseLanguage(page, LANGUAGES[locale].name);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, locale, wide, await page.evaluate(cutWords)]).toEqual([path, locale, 0, []]);
      }
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the footer begins where the floor ends, a form’s arch ends at the bottom of the window', async ({
    page,
    open,
    openForm,
  }) => {
    const edges = () =>
      page.evaluate(() => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN);
        return {
          arch: edge('.arch', 'bottom'),
          frame: edge('.page-frame', 'bottom'),
          foot: edge('.slim-foot__rows', 'top'),
          below: innerHeight - edge('.slim-foot__rows', 'bottom'),
        };
      });
    await open('/registration/code');
    const code = await edges();
    expect([code.foot, code.below >= 0 && code.below < 48]).toEqual([code.frame, true]);
    await openForm();
    const above = await edges();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await edges();
    expect([above.arch, above.frame > 1024, end.arch]).toEqual([1024, true, end.frame]);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('the page ends at 1680 px in its middle, the floor at both edges, a form has two columns', async ({
    page,
    open,
    openForm,
  }) => {
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box && { left: box.x, right: box.x + box.width, top: box.y };
    };
    await open('/registration/code');
    const [mark, words, arch] = [await boxOf('.wordmark'), await boxOf('.page-frame__words'), await boxOf('.arch')];
    const floor = await page
      .locator('.page-frame')
      .evaluate((frame) => Number.parseFloat(getComputedStyle(frame, '::after').width));
    expect([mark?.left, words?.left, arch?.right, floor]).toEqual([440, 440, 2120, 2560]);
    expect((arch?.left ?? 0) - (words?.right ?? 0)).toBeCloseTo(128, 0);
    await openForm();
    const [first, last] = [await boxOf('#firstName'), await boxOf('#lastName')];
    expect([first?.left, last?.top]).toEqual([440, first?.top]);
  });
});
