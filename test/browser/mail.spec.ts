/** *Send again*, and the way to the login for those who have an account (D20, D26). */
import { isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';

test('Send again sends a second mail; the first link is replaced from then on (D25, D26, D48)', async ({
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
  await onScreen('replacedLink', { prefix: '/en' });
  await page.goto(second);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  expect(calls.of('resendActivation')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(2);
});

test('an activation whose answer is lost is asked about once more, by the same key; a link without its id says so (D21, D48)', async ({
  page,
  calls,
  mailbox,
  openForm,
  open,
  onScreen,
  gates,
}) => {
  gates.allow(/status of 502/);
  const person = await registered({ openForm, onScreen });
  const link = await mailbox.linkTo(person.email);
  await open('/en/registration/activateaccount');
  await onScreen('incompleteLink', { prefix: '/en' });
  await page.goto(link);
  await isLive(page);
  let lost = 0;
  await calls.intercept('finalizeRegistration', async (route) => {
    lost += 1;
    if (lost > 1) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 502 });
  });
  await press(page, 'Activate my account');
  await onScreen('activationUnanswered', { prefix: '/en' });
  await page.reload();
  await onScreen('activationUnanswered', { prefix: '/en' });
  await isLive(page);
  await press(page, 'Try again');
  await onScreen('activated', { prefix: '/en' });
  const keys = calls.keysOf('finalizeRegistration');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
