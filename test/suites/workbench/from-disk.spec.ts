/** The folder that `npm run flows` writes opens from disk, without a server. */
import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { pageStates } from '../../../workbench/charts/facts.ts';
import { TOPIC_IDS, TOPICS } from '../../../workbench/charts/topics.ts';
import { STATELY_CHARTS } from '../../../workbench/stately/stately-charts.ts';
import { addressOf } from './built-folder.ts';

/** What a page may not do: say errors, or ask for anything that is not in the folder. */
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

test('every page is a room, every topic is there; before there are storyboards their list says how they are made', async ({
  page,
  wrong,
}) => {
  await page.goto(addressOf());
  const rooms = page.locator('main [data-page]');
  await expect(rooms).toHaveCount(pageStates.length);
  const drawn = await rooms.evaluateAll((all) => all.map((room) => (room as HTMLElement).dataset['page']));
  expect(new Set(drawn)).toEqual(new Set(pageStates.map(({ page: id }) => id)));
  const topics = page.getByRole('navigation', { name: 'Topics' });
  for (const id of TOPIC_IDS) await expect(topics.getByRole('link', { name: TOPICS[id] })).toBeVisible();
  await page.getByRole('link', { name: 'Storyboards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storyboards · flows, picture by picture');
  await expect(page.getByText('npm run flows -- --storyboards')).toBeVisible();
  await page.getByRole('link', { name: 'The workbench' }).click();
  await expect(rooms).toHaveCount(pageStates.length);
  expect(wrong).toEqual([]);
});

test('a state is drawn live by the product itself, in the language that is asked for', async ({ page, wrong }) => {
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

test('each chart, flow and topic is offered for Stately’s editor, with its files', async ({ page, wrong }) => {
  await page.goto(addressOf());
  await page.getByText('Open in Stately …').click();
  const rows = page.locator('.stately li');
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
