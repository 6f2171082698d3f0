/** From the narrowest phone to a desktop, and with reduced motion. */
import { LANGUAGES, LOCALES } from '../../locales/languages.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { chooseLanguage, isLive } from './actions.ts';
import { standAt } from './clock.ts';
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

test('a figure or its words take one line', async ({ page, open }) => {
  for (const path of ['/', '/women']) {
    await open(path, '/de');
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('.shadow-row dt').evaluateAll((figures) =>
        figures.map((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          if (figure.firstElementChild) words.setStartAfter(figure.firstElementChild);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect([path, width, lines]).toEqual([path, width, [1, 1, 1, 1]]);
    }
  }
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

test('a field has a background and does not move in use', async ({ page, openForm }) => {
  await openForm();
  for (const id of ['firstName', 'country']) {
    const look = () =>
      page.locator(`#${id}`).evaluate((field) => {
        const { backgroundColor, paddingInlineStart, height } = getComputedStyle(field);
        return [backgroundColor, paddingInlineStart, height];
      });
    const before = await look();
    await page.locator(`#${id}`).focus();
    expect([before, await look()]).toEqual([before, ['rgb(253, 250, 245)', '16px', '56px']]);
  }
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

  for (const season of ['before', 'during'] as const)
    test(`the arch of a start page is 67 rem high, ${season} a season`, async ({ page, open }) => {
      await standAt(page, Date.parse(season === 'during' ? '2026-11-27T12:00+01:00' : '2026-10-01T12:00+02:00'));
      await open('/');
      await expect(page.locator('.banner:visible')).toHaveCount(season === 'during' ? 1 : 0);
      expect((await page.locator('.page-frame > .arch').boundingBox())?.height).toBe(67 * 16);
    });
});

test('the page of the app on a desk: the arch, right of it the words, under them the code for a phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/app');
  const code = page.getByRole('figure');
  await code.scrollIntoViewIfNeeded();
  const places = [page.locator('.page-frame > .arch'), page.locator('h1'), page.locator('.actions').first(), code];
  const [arch, heading, actions, figure] = await Promise.all(places.map((place) => place.boundingBox()));
  if (!arch || !heading || !actions || !figure) throw new Error('one of them is not there');
  expect([arch.x + arch.width < heading.x, figure.x, actions.y + actions.height < figure.y]).toEqual([
    true,
    heading.x,
    true,
  ]);
});
