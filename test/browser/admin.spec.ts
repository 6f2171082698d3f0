/** The admin pages, for an admin: links to the registration, and to the variations of an experiment (D31, D32). */
import type { Page } from '@playwright/test';
import { readParams } from '../../machines/domain/acq-params.ts';
import { LINKS, SPLITS, test } from './admin.ts';
import { expect } from './fixtures.ts';
import { english } from './shown-messages.ts';

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

test('an admin who loses the role is turned away (D31)', async ({ page, calls, token, open, onScreen }) => {
  await open(`${LINKS}?token=${token}`);
  await code(page).fill('VESTIBULE');
  const errors = [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }];
  await calls.intercept('createRegistrationLink', (route) => route.fulfill({ json: { data: null, errors } }));
  await button(page, 'Generate link').click();
  await onScreen('notFound', { at: LINKS });
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
