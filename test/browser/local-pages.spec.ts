/** What a newcomer opens first on their own computer: the mailbox, what stands for login and shop, the error reports (D33, D38, D44). */
import { cutWords } from '../harness/cut-words.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { registered } from './registered.ts';
import { violations } from './screens.ts';

const PAGES = ['/mailbox', '/login', '/shop', '/error-reports'];

for (const width of [320, 1440])
  test(`${width} px: no barriers, nothing cut off, no way sideways, and a way to the door`, async ({
    page,
    openForm,
    onScreen,
    gates,
  }) => {
    // axe looks into the frame of the mail, where no script runs.
    gates.allow(/Blocked script execution|Failed to execute 'postMessage'/);
    await registered({ openForm, onScreen });
    await page.setViewportSize({ width, height: 800 });
    const found = [];
    for (const path of PAGES) {
      await page.goto(path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const home = await page.getByRole('banner').getByRole('link', { name: 'Vestibule', exact: true }).count();
      found.push([path, await violations(page), await page.evaluate(cutWords), sideways, home]);
    }
    expect(found).toEqual(PAGES.map((path) => [path, [], [], 0, 1]));
  });

test('a mail that comes while the mailbox is open is put on top; what is open stays, and it is said', async ({
  page,
  context,
  product,
  openForm,
  onScreen,
}) => {
  const first = await registered({ openForm, onScreen });
  const box = await context.newPage();
  await box.goto(`${product.url}/mailbox?view=text`);
  const entries = box.getByRole('navigation', { name: 'Mails' }).getByRole('link');
  const before = await entries.count();
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  const second = await registered({ openForm, onScreen }, guest());
  await box.bringToFront();
  await expect(box.getByRole('status')).toHaveText('A mail has come.');
  expect([
    await entries.count(),
    (await entries.first().innerText()).includes(second.email),
    (await entries.and(box.locator('[aria-current]')).innerText()).includes(first.email),
    await box.getByRole('article').getByText(first.email).first().isVisible(),
  ]).toEqual([before + 1, true, true, true]);
  await entries.first().click();
  await expect(box.getByRole('article')).toContainText(second.email);
});
