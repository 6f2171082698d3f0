/** The folder of `npm run tool -- flows` opens from disk, without a server. */
import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { pageStates } from '../../../tools/flows/charts/facts.ts';
import { TOPIC_IDS, TOPICS } from '../../../tools/flows/charts/topics.ts';
import { STATELY_CHARTS } from '../../../tools/flows/stately/stately-charts.ts';
import { addressOf } from './built-folder.ts';

/** What a page must not do: log errors, or request anything outside the folder. */
const test = base.extend<{ wrong: string[] }>({
  wrong: async ({ page }, use) => {
    const wrong: string[] = [];
    page.on('pageerror', ({ message }) => wrong.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
    });
    page.on('requestfailed', (request) => wrong.push(`did not come: ${request.url()}`));
    page.on('request', (request) => {
      if (!/^(?:file|data|blob):/.test(request.url())) wrong.push(`asked for ${request.url()}`);
    });
    await use(wrong);
    expect(wrong).toEqual([]);
  },
});

test('the plan has every page and every topic', async ({ page, wrong }) => {
  await page.goto(addressOf());
  const rooms = page.locator('main [data-page]');
  await expect(rooms).toHaveCount(pageStates.length);
  const drawn = await rooms.evaluateAll((all) => all.map((room) => (room as HTMLElement).dataset['page']));
  expect(new Set(drawn)).toEqual(new Set(pageStates.map(({ page: id }) => id)));
  const topics = page.getByRole('navigation', { name: 'Topics' });
  for (const id of TOPIC_IDS) await expect(topics.getByRole('link', { name: TOPICS[id] })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a state is drawn by the product itself, in the selected language', async ({ page, wrong }) => {
  const view = (language: string) => addressOf(`/plan?state=visit:lobby.joined&language=${language}`);
  const heading = page.frameLocator('aside iframe').getByRole('heading', { level: 1 });
  await page.goto(view('en'));
  await expect(heading).toBeVisible();
  const english = await heading.textContent();
  await page.goto(view('pl'));
  await expect(heading).not.toHaveText(english ?? '');
  await expect(page.frameLocator('aside iframe').locator('html')).toHaveAttribute('lang', 'pl');
  expect(wrong).toEqual([]);
});

test('a mail is shown as sent, in the selected language', async ({ page, wrong }) => {
  await page.goto(addressOf('/mails?item=activation&language=de'));
  const mail = page.frameLocator('main iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toContainText('Sie werden erwartet.');
  await expect(mail.locator('html')).toHaveAttribute('lang', 'de');
  const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
  await expect.poll(() => mail.locator('img').first().evaluate(isDrawn)).toBe(true);
  expect(wrong).toEqual([]);
});

test('a published folder shows what the whole run proved, and names no command', async ({ page }) => {
  await page.goto(addressOf('/proofs'));
  await expect(page.getByText(/^The last whole run, on \d+ \w+ \d+:/)).toBeVisible();
  for (const view of ['/proofs', '/plan?state=visit:deny', '/plan?question=waits']) {
    await page.goto(addressOf(view));
    await expect(page.locator('body')).not.toContainText('npm run');
  }
});

test('each chart, flow and topic is offered for Stately’s editor, with its files', async ({ page, wrong }) => {
  await page.goto(addressOf());
  await page.getByText('Open in Stately …').click();
  const rows = page.locator('.stately li');
  const sheet = await page.locator('.stately__sheet').boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(sheet && [sheet.x >= 0, sheet.x + sheet.width <= width, sheet.y + sheet.height <= height]).toEqual([
    true,
    true,
    true,
  ]);
  await expect(rows.getByRole('button')).toHaveText(STATELY_CHARTS.map(() => 'Copy'));
  await expect(rows.locator('span')).toHaveText(STATELY_CHARTS.map(({ title }) => title));
  const files = await rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(files.map((file) => file.split('/').at(-1))).toEqual(
    STATELY_CHARTS.flatMap(({ id }) => [`${id}.js`, `${id}.json`]),
  );
  expect(files.filter((file) => !existsSync(new URL(file)))).toEqual([]);
  expect(wrong).toEqual([]);
});
