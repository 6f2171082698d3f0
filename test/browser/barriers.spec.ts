/** Barriers that no axe rule finds, checked on every page that may have them. */
import type { Page } from '@playwright/test';
import { isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';

/** All tab stops of a page without radio buttons. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The tab stops from the top of the page to its end, as indexes among all candidates. */
async function stopsOf(page: Page, most: number): Promise<number[]> {
  const stops: number[] = [];
  while (stops.length <= most) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .indexOf(document.activeElement ?? document.body),
      STOPS,
    );
    if (at === -1) return stops;
    stops.push(at);
  }
  return stops;
}

test('Tab stops once at each control and leaves the page (WCAG 2.1.2, 2.4.3) [A19]', async ({ page, open }) => {
  await open('/');
  await isLive(page);
  const there = await page.locator(STOPS).filter({ visible: true }).count();
  expect(await stopsOf(page, there)).toEqual([...Array(there).keys()]);
});

test('each field has a visible label, each link is underlined (WCAG 3.3.2, 1.4.1) [A41]', async ({ page, open }) => {
  // Every kind of field occurs here; other pages have fewer.
  for (const path of ['/', '/registration/formstarted?rc=VESTIBULE']) {
    await open(path);
    await isLive(page);
    await expect(page.locator('main input').first()).toBeVisible();
    const found = await page.evaluate(() => ({
      fields: [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
        .filter((field) => field.checkVisibility())
        .map((field) => ({
          name: field.name,
          isNamed: [...(field.labels ?? [])].some(
            (label) => label.textContent.trim() !== '' && label.offsetWidth > 1 && label.closest('.unseen') === null,
          ),
          placeholder: field.getAttribute('placeholder'),
        })),
      links: [...document.querySelectorAll('p a, label a')]
        .filter((link) => link.checkVisibility() && link.parentElement?.textContent.trim() !== link.textContent.trim())
        .map((link) => `${link.textContent}: ${getComputedStyle(link).textDecorationLine}`),
    }));
    expect(found.fields.length).toBeGreaterThan(0);
    expect(found.fields.filter(({ isNamed, placeholder }) => !isNamed || placeholder !== null)).toEqual([]);
    expect(found.links.filter((link) => !link.endsWith(': underline'))).toEqual([]);
  }
});
