/** The admin pages: links to the registration and to variations of an experiment; for others, nothing (D31, D32). */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtRelease } from '../../graphql/backend/common/releases.ts';
import { readParams } from '../../machines/domain/acq-params.ts';
import { test as base, expect } from './fixtures.ts';
import { english } from './shown-messages.ts';

const LINKS = '/admin/registrationlinkgenerator';
const SPLITS = '/admin/splitgenerator';

const test = base.extend<{ token: string }>({
  // The address of the page itself is answered with 404 (D31).
  gates: async ({ gates }, use) => {
    gates.allow(
      /^console: Failed to load resource: the server responded with a status of 404 \(Not Found\) \(\S+\/admin\//,
    );
    await use(gates);
  },
  token: async ({ product }, use) => {
    const { links } = await product.demo();
    await use(new URL(links.admin).searchParams.get('token') ?? '');
  },
});

const DAY = 86_400_000;

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByLabel(english('fields.code'), { exact: true });

test.use({ timezoneId: 'Europe/Vienna' });

test('makes a link that works with a wrong device clock and additions of mail programs (D9, D31, D61)', async ({
  page,
  context,
  product,
  token,
  open,
  onScreen,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await open(`${LINKS}?token=${token}`);
  await onScreen('linkGenerator');
  await page.reload();
  await onScreen('linkGenerator');
  await code(page).fill('vesti-bule');
  await button(page, english('linkGenerator.action')).click();
  const region = page.locator('.link-generator__result');
  const link = await region
    .getByLabel(english('linkGenerator.link', { code: 'VESTIBULE' }), { exact: true })
    .inputValue();
  const query = readParams(new URL(link).search);
  const until = new Date(query.get('ts')?.split('.')[0] ?? '');
  expect([query.get('rc'), Math.round((until.getTime() - Date.now()) / DAY)]).toEqual(['VESTIBULE', 14]);
  const inVienna = (options: Intl.DateTimeFormatOptions) =>
    until.toLocaleString('en-GB', { ...options, timeZone: 'Europe/Vienna' });
  const date = inVienna({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = inVienna({ hour: '2-digit', minute: '2-digit' });
  await expect(region.getByText(english('linkGenerator.validity', { date, time }), { exact: true })).toBeVisible();
  await button(page, english('copying.copy')).click();
  await expect(region.locator('[aria-live=polite]').filter({ hasText: english('copying.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await onScreen('linkGenerator', { state: 'made' });

  // A guest without a language cookie.
  await context.clearCookies();
  await page.goto(link);
  await onScreen('welcome');
  await page.clock.setFixedTime(Date.now() + 15 * DAY);
  await page.goto(`${link}.%E2%80%8B`);
  await onScreen('welcome');
});

test('each variation has a link that shows it (D32)', async ({ page, context, product, token, open, onScreen }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await open(`${SPLITS}?token=${token}`);
  await onScreen('splitGenerator');
  const experiment = page.getByRole('main').getByLabel(english('splitGenerator.experiment'), { exact: true });
  expect(await experiment.getByRole('option').allTextContents()).toEqual([
    english('splitGenerator.placeholder'),
    'Welcome voucher',
    'Flow of the registration',
    'Layout of the landing page',
  ]);
  await experiment.selectOption('Layout of the landing page');
  await expect(page.getByRole('row')).toHaveText([
    english('splitGenerator.variation') + english('splitGenerator.share'),
    'Default page50%',
    'Women’s page50%',
  ]);
  await onScreen('splitGenerator', { state: 'chosen' });
  const women = page.getByRole('group', { name: 'Women’s page', exact: true });
  await women.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(women.locator('[aria-live=polite]')).toHaveText(english('copying.copied'));
  const link = `${product.url}/acquisition/?landing-layout=1&preview=landing-layout`;
  expect([
    await page.evaluate(() => navigator.clipboard.readText()),
    await women.getByRole('textbox').inputValue(),
  ]).toEqual([link, link]);
  const shown = page.waitForEvent('popup');
  await women.getByRole('link', { name: english('splitGenerator.open'), exact: true }).click();
  await expect(await shown).toHaveURL(`${product.url}/acquisition/women?landing-layout=1&preview=landing-layout`);

  // Previews the form by a code, with a parameter that only the generator sets.
  await experiment.selectOption('Welcome voucher');
  await code(page).fill('VESTIBULE');
  await button(page, english('splitGenerator.useCode')).click();
  const preview = async (variation: string) => {
    const link = await page.getByRole('group', { name: variation, exact: true }).getByRole('textbox').inputValue();
    const shown = await context.newPage();
    await shown.goto(link);
    return shown;
  };
  const fifteen = await preview('15 percent with a minimum order value');
  await expect(fifteen.getByText(english('signUp.voucherMinimum', { percent: 15 }), { exact: true })).toBeVisible();
  await expect(fifteen.getByRole('note')).toHaveText(
    english('openInBrowser.preview', { experiment: 'welcome-voucher', variation: 2 }),
  );

  await experiment.selectOption('Flow of the registration');
  const lean = await preview('Two short steps');
  await expect(lean.getByText(english('registration.leanLead', { inviter: 'Clara' }), { exact: true })).toBeVisible();
  await expect(lean.getByLabel(english('fields.firstName'), { exact: true })).toHaveCount(0);
  await expect(lean.getByRole('note')).toHaveText(
    english('openInBrowser.preview', { experiment: 'registration-flow', variation: 2 }),
  );
});

/** Strings that occur only in the chunks of admin pages. */
const WITHIN = ['createRegistrationLink', 'listExperiments', 'linkGenerator.', 'splitGenerator.', 'copying.'];
/** Strings of other pages. */
const OTHERS = ['deny.heading', 'lobby.heading', 'codeEntry.heading'];
/** File names of the admin chunks. */
const SCREENS = /[/-]admin-/;

/** With a forged signature. */
const forged = (token: string) => token.replace(/[^.]+$/, (signature) => Array.from(signature).toReversed().join(''));

test('no admin page and no admin code is loaded for others (D31)', async ({
  page,
  product,
  calls,
  token,
  onScreen,
}) => {
  const asked: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('.js')) return;
    // A document that reloads without its token (D7) requests it again.
    const read = answer.text().catch(() => '');
    asked.push(read.then((text) => ({ url: new URL(answer.url()).pathname, text })));
  });
  const { tokens } = await product.demo();
  for (const { path, query, viewers } of [
    { path: LINKS, query: `?token=${tokens.lobby}`, viewers: 0 },
    { path: SPLITS, query: `?token=${forged(token)}`, viewers: 1 },
  ]) {
    const answer = await page.goto(`/acquisition${path}${query}`);
    expect(answer?.status()).toBe(404);
    // The role is requested once the page is live; until then the page shows the delivered document.
    await expect.poll(() => calls.of('viewer').length).toBe(viewers);
    await onScreen('notFound', { at: path });
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(asked);
    // Without a request for the role, the gate is not loaded.
    expect([
      loaded.length > 5,
      loaded.filter(({ url, text }) => SCREENS.test(url) || WITHIN.some((mark) => text.includes(mark))),
      calls.of('viewer').length,
      loaded.filter(({ url }) => url.includes('/gate-')).length,
    ]).toEqual([true, [], viewers, viewers]);
  }
});

test('no delivered page loads admin code; it is in separate chunks (D31)', async () => {
  const site = builtRelease();
  const theirs: { name: string; others: readonly string[] }[] = [];
  const elsewhere = new Set<string>();
  for await (const file of glob('assets/*.js', { cwd: site })) {
    const text = await readFile(join(site, file), 'utf8');
    const others = OTHERS.filter((mark) => text.includes(mark));
    if (WITHIN.some((mark) => text.includes(mark))) theirs.push({ name: file.replace(/^assets\//, ''), others });
    else for (const mark of others) elsewhere.add(mark);
  }
  let documents = 0;
  const named: string[] = [];
  for await (const file of glob('html/**/*.html', { cwd: site })) {
    const html = await readFile(join(site, file), 'utf8');
    documents += 1;
    named.push(...theirs.filter(({ name }) => html.includes(name)).map(({ name }) => `${file}: ${name}`));
  }
  expect([documents > 50, theirs.length > 4, elsewhere.size]).toEqual([true, true, OTHERS.length]);
  expect([theirs.filter(({ others }) => others.length > 0), named]).toEqual([[], []]);
});
