/** The welcome voucher from the greeting to the welcome page: the promise equals the back end's grant (D51). */
import { follow, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

test('a campaign’s voucher wins over the address', async ({ page, calls, mailbox, open, onScreen }) => {
  const promised = english('signUp.voucherMinimum', { percent: 20 });
  const granted = english('voucher.grantedMinimum', { percent: 20 });
  await open('/?rc=TWENTY&voucher=15-percent-no-mov&welcome-voucher=1');
  await onScreen('welcome', { at: '/?voucher=15-percent-no-mov&welcome-voucher=1' });
  await expect(page.getByText(promised, { exact: true })).toBeVisible();
  await follow(page, english('action.register'));
  await expect(page.getByText(promised, { exact: true })).toBeVisible();

  const person = guest();
  const form = new Form(page);
  await form.send(person);
  await onScreen('inbox');
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
  expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput'])).toEqual([
    expect.objectContaining({ voucher: '20-percent-mov' }),
  ]);

  const mail = await mailbox.mailTo(person.email);
  expect(mail.text).toContain(granted);
  await page.goto(mail.links[0] ?? '');
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
});
