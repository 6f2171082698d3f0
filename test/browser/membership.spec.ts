/** Membership interest, the gift voucher, the entrance: pages that need no invitation. */
import { expect, test } from './fixtures.ts';
import { english, wordsIn } from './words.ts';
import { onDemand } from './on-demand.ts';

for (const { prefix, locale } of [
  { prefix: '', locale: 'en' },
  { prefix: '/de', locale: 'de' },
] as const)
  test(
    `in ${locale}: intro, apply, confirmation; the same for an address that is known (D27)`,
    onDemand(locale === 'de'),
    async ({ page, mailbox, open, onScreen }) => {
      const text = wordsIn(locale);
      const main = page.getByRole('main');
      const email = `interest-${crypto.randomUUID()}@example.org`;
      for (const mails of [1, 1]) {
        await open('/membership-interest', prefix);
        await onScreen('interest', { prefix });
        await main.getByRole('link', { name: text('action.applyNow'), exact: true }).click();
        await onScreen('apply', { prefix });
        await main.getByLabel(text('fields.email'), { exact: true }).fill(email);
        await main.getByRole('button', { name: text('action.submit'), exact: true }).click();
        await expect(await onScreen('applied', { prefix })).toBeFocused();
        expect((await mailbox.mailTo(email, mails)).locale).toBe(locale);
      }
      // Back neither sends nor loses; a reload of the confirmation stays.
      await page.reload();
      await onScreen('applied', { prefix });
      await page.goBack();
      await onScreen('apply', { prefix });
    },
  );

test(
  'an address that is none: told at the field, which has the focus',
  onDemand(true),
  async ({ page, calls, open, onScreen }) => {
    await open('/membership-interest/apply');
    const field = page.getByLabel('Email', { exact: true });
    for (const text of ['', 'zoe', 'zoe@example', 'zoe@example.org, clara@example.org']) {
      await field.fill(text);
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(english('wrong.email'));
      await expect(field).toHaveValue(text);
    }
    await onScreen('apply', { state: 'refused' });
    expect(calls.all).toEqual([]);
  },
);

test(
  'what was typed is kept over a reload; no answer is told, and tried again with the same key (D21, D22)',
  onDemand(true),
  async ({ page, gates, calls, open, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await open('/membership-interest/apply');
    const field = page.getByLabel('Email', { exact: true });
    await field.fill('zoe@example.org');
    await page.reload();
    await expect(field).toHaveValue('zoe@example.org');
    const cut = await calls.intercept('applyForMembership', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByRole('paragraph')).toHaveText(english('problem.network'));
    await expect(field).toHaveValue('zoe@example.org');
    await cut.restore();
    await notice.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('applied');
    expect(new Set(calls.keysOf('applyForMembership')).size).toBe(1);
  },
);

test('the confirmation is not for who did not apply (D12)', onDemand(true), async ({ open, onScreen }) => {
  await open('/membership-interest/confirmation');
  await onScreen('interest');
});

for (const [voucher, percent, minimum] of [
  ['10-percent-no-mov', '10%', 'giftVoucher.noMinimum'],
  ['15-percent-no-mov', '15%', 'giftVoucher.noMinimum'],
  ['15-percent-mov', '15%', 'giftVoucher.minimum'],
  ['20-percent-mov', '20%', 'giftVoucher.minimum'],
  ['90-percent', '10%', 'giftVoucher.noMinimum'],
] as const)
  test(
    `a gift voucher, ${voucher}: log in, or ask the sender (D4)`,
    onDemand(percent !== '15%'),
    async ({ page, open, onScreen }) => {
      await open(`/registration/gift-voucher?voucher=${voucher}`);
      await onScreen('giftVoucher', { at: `/registration/gift-voucher?voucher=${voucher}` });
      const main = page.getByRole('main');
      await expect(main).toContainText(percent);
      await expect(main).toContainText(english(minimum));
      await expect(main).toContainText(english('giftVoucher.lead'));
      const login = main.getByRole('link', { name: english('action.login'), exact: true });
      await expect(login).toHaveAttribute('href', '/login');
    },
  );

test('the entrance: an invitation, or the login', onDemand(true), async ({ page, open, onScreen }) => {
  await open('/entrance');
  await onScreen('entrance');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
  await expect(main.getByText(english('entrance.technicalIssue'))).toHaveCount(0);
  await main.getByRole('link', { name: english('entrance.code'), exact: true }).click();
  await onScreen('code');
});

test('the entrance says that the store is down, where the runtime configuration does', async ({
  page,
  open,
  onScreen,
}) => {
  await page.route('**/defaults.json', async (route) => {
    const answer = await route.fetch();
    const defaults = (await answer.json()) as { entrancePageConfig: object };
    const entrancePageConfig = { ...defaults.entrancePageConfig, technicalIssue: true };
    await route.fulfill({ response: answer, json: { ...defaults, entrancePageConfig } });
  });
  await open('/entrance');
  await expect(page.getByRole('main')).toContainText(
    'Due to a technical issue our store is not available at the moment. Please try again later.',
  );
  await onScreen('entrance', { state: 'technical issue' });
});
