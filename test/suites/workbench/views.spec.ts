/** Each view of the workbench: legible, accessible, within its window, usable by keyboard. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pageStates } from '../../../tools/flows/charts/facts.ts';
import { nameOfPage } from '../../../tools/flows/words/say.ts';
import { addressOf } from './built-folder.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWS = {
  'the plan': '/plan',
  'a topic, and a state': '/plan?topic=registering&state=visit:registration.registrationForm',
  'the states of a page, drawn': '/chart?state=visit:registration.registrationForm',
  'a separate chart': '/chart?topic=consent',
  'the states of a topic, drawn': '/chart?topic=activating',
  'a mail': '/mails?item=activation',
  'data that decides': '/data',
  'two flows': '/compare?item=default&other=leanStep2',
  'the funnel': '/funnel',
  'what is proved': '/proofs',
  'an answer': '/plan?question=token-needed',
} as const;
const WIDTHS = [1440, 1024] as const;

/** Opens a view in a fresh page, and waits until its middle is rendered. */
async function open(page: Page, view: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(addressOf(view));
  await expect(page.locator('main > *').first()).toBeVisible();
}
/** Findings of axe, as `rule: elements`. The product in its frame has separate tests. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ exclude: [['iframe']] }, { iframes: false, rules: { 'frame-tested': { enabled: false } } })",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
/** Visible text smaller than 11 px. */
const small = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: within, textContent: words } = node;
      if (!within?.checkVisibility() || !words?.trim() || within.closest('script, style, noscript')) continue;
      if (Number.parseFloat(getComputedStyle(within).fontSize) < 11) found.push(words.trim());
    }
    return found;
  });

for (const [name, view] of Object.entries(VIEWS))
  test(`${name}: no axe violations, no text below 11 px, no horizontal overflow`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await open(page, view);
    expect(await findings(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ small: await small(page), wide }).toEqual({ small: [], wide: width });
    }
  });

test('by keyboard: to a page, to its states, and to the search', async ({ page }) => {
  const at = () => page.evaluate(() => location.hash);
  const room = (id: (typeof pageStates)[number]['page'] & string) =>
    page.getByRole('link', { name: nameOfPage(id) }).and(page.locator('[data-page]'));
  await open(page, '/plan?topic=registering');
  await room('landing').focus();
  await page.keyboard.press('ArrowRight');
  await expect(room('registrationForm')).toBeFocused();
  await expect(page.locator('.line--hot').first()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'State' })).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await at()).toBe('#/chart?topic=registering&state=visit:registration.registrationForm');
  await page.keyboard.press('/');
  await expect(page.locator('.header__find input')).toBeFocused();
});

test('the plan is one tab stop; arrow keys reach every page', async ({ page }) => {
  await open(page, '/plan');
  expect(await page.locator('[data-page]').count()).toBe(pageStates.length);
  expect(await page.locator('[data-page][tabindex="0"]').count()).toBe(1);
});
