/** From a product page, without an invitation: the teaser over the landing page (D4). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { violations } from './expect-screen.ts';
import { english as text } from './shown-messages.ts';

const FROM = '/?pdp=/p/red-coat';
/** As shown in the address bar. */
const AT = '/?pdp=%2Fp%2Fred-coat';
const teaser = (page: Page) =>
  page.getByRole('dialog', { name: `${text('teaser.heading')} ${text('teaser.second')}`, exact: true });
const isBehindDialog = () =>
  document.activeElement !== document.body && document.activeElement?.closest('dialog') === null;
const field = (page: Page) => teaser(page).getByLabel(text('fields.email'), { exact: true });

test('focus stays in the dialog; Escape closes it for good [A23]', async ({ page, open, onScreen }) => {
  await open(FROM);
  await expect(teaser(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  for (const next of [
    teaser(page).getByRole('button', { name: text('action.close'), exact: true }),
    field(page),
    teaser(page).getByRole('button', { name: 'Become a member', exact: true }),
    teaser(page).getByRole('link', { name: text('teaser.haveCode'), exact: true }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  // Nothing behind it is reachable by Tab, in either direction (WCAG 2.4.3).
  const reached = [];
  await page.keyboard.press('Tab');
  reached.push(await page.evaluate(isBehindDialog));
  await teaser(page)
    .getByRole('button', { name: text('action.close'), exact: true })
    .focus();
  await page.keyboard.press('Shift+Tab');
  reached.push(await page.evaluate(isBehindDialog));
  expect(reached).toEqual([false, false]);
  await page.keyboard.press('Escape');
  await expect(teaser(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await onScreen('start', { at: AT });
  await expect(page.locator('dialog')).toHaveCount(0);
});
