/** *Send again*, and the way to the login for those who have an account (D20, D26). */
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';

test('Send again sends a second mail; the first link is stale from then on (D25, D26)', async ({
  page,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = await registered({ openForm, onScreen });
  const first = await mailbox.linkTo(person.email);
  const again = page.getByRole('button', { name: 'Send again', exact: true });
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: english('resend.sent') })).toBeVisible();
  await onScreen('inbox', { state: 'sent again' });
  const second = await mailbox.linkTo(person.email, 2);
  expect(second).not.toBe(first);
  // At most once a minute: a further press asks for nothing.
  await again.click();
  await page.goto(first);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('expiredLink', { prefix: '/en' });
  await page.goto(second);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  expect(calls.of('resendActivation')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(2);
});
