/** Membership interest, the gift voucher, the entrance: pages that need no invitation. */
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

test(`intro, apply, confirmation; the same for an address that is known (D27)`, async ({
  page,
  mailbox,
  open,
  onScreen,
}) => {
  const main = page.getByRole('main');
  const email = `interest-${crypto.randomUUID()}@example.org`;
  for (const mails of [1, 1]) {
    await open('/membership-interest');
    await onScreen('interest');
    await main.getByRole('link', { name: english('action.applyNow'), exact: true }).click();
    await onScreen('apply');
    await main.getByLabel(english('fields.email'), { exact: true }).fill(email);
    await main.getByRole('button', { name: english('action.submit'), exact: true }).click();
    await expect(await onScreen('applied')).toBeFocused();
    expect((await mailbox.mailTo(email, mails)).locale).toBe('en');
  }
  // Back neither sends nor loses; a reload of the confirmation stays.
  await page.reload();
  await onScreen('applied');
  await page.goBack();
  await onScreen('apply');
});

for (const [voucher, percent, minimum] of [
  ['15-percent-no-mov', '15%', 'giftVoucher.noMinimum'],
  ['15-percent-mov', '15%', 'giftVoucher.minimum'],
] as const)
  test(`a gift voucher, ${voucher}: log in, or ask the sender (D4)`, async ({ page, open, onScreen }) => {
    await open(`/registration/gift-voucher?voucher=${voucher}`);
    await onScreen('giftVoucher', { at: `/registration/gift-voucher?voucher=${voucher}` });
    const main = page.getByRole('main');
    await expect(main).toContainText(percent);
    await expect(main).toContainText(english(minimum));
    await expect(main).toContainText(english('giftVoucher.lead'));
    const login = main.getByRole('link', { name: english('action.login'), exact: true });
    await expect(login).toHaveAttribute('href', '/login');
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
