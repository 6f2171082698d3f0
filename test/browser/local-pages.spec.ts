/**
 * The local pages that a newcomer opens first: the mailbox, stand-ins for login and shop, the error reports (D33, D38,
 * D44).
 */
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { register } from './registered.ts';
import { violations } from './expect-screen.ts';

const PAGES = ['/mailbox', '/login', '/shop', '/error-reports'];

test('no barriers, no cut-off text, and a link to the start', async ({ page, product, mailbox, gates }) => {
  // axe looks into the frame of the mail, where scripts are blocked.
  gates.allow(/Blocked script execution|Failed to execute 'postMessage'/);
  await register({ product, mailbox }, guest());
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Vestibule', exact: true }).count()).toBe(1);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, await page.evaluate(cutWords), sideways]).toEqual([path, width, [], 0]);
    }
    expect([path, await violations(page)]).toEqual([path, []]);
  }
});

test('a new mail is added on top and announced; the open mail stays', async ({ page, product, mailbox }) => {
  const [first, second] = [guest(), guest()];
  await register({ product, mailbox }, first);
  await mailbox.mailTo(first.email);
  await page.goto('/mailbox?view=text');
  const entries = page.getByRole('navigation', { name: 'Mails' }).getByRole('link');
  const before = await entries.count();
  await register({ product, mailbox }, second);
  await expect(page.getByRole('status')).toHaveText('A mail has come.');
  expect([
    await entries.count(),
    (await entries.first().innerText()).includes(second.email),
    (await entries.and(page.locator('[aria-current]')).innerText()).includes(first.email),
    await page.getByRole('article').getByText(first.email).first().isVisible(),
  ]).toEqual([before + 1, true, true, true]);
  await entries.first().click();
  await expect(page.getByRole('article')).toContainText(second.email);
});
