/** Returning: by a reload, a day later, with a changed clock (D20, D21, D22, D26). */
import { holdScripts } from './actions.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { registered } from './registered.ts';
import { english } from './shown-messages.ts';

const DAY = 86_400_000;

test('a missing response, a reload and a day later: one effect, and nothing is lost (D21, D22, D24)', async ({
  page,
  gates,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  gates.allow(/^console: Failed to load resource: net::ERR_CONNECTION_RESET/);
  await page.clock.install();
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await page.clock.fastForward(DAY);
  const lost = await calls.intercept('registrationSubmitForm', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
  await lost.restore();
  await page.reload();
  await onScreen('form');
  await form.expectValues(person);
  await form.register.click();
  await onScreen('inbox');
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
  await page.clock.fastForward(DAY);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText(english('resend.sent'))).toBeVisible();
  expect(await mailbox.all(person.email)).toHaveLength(2);
});

test('the pause between mails survives a reload of the inbox page', async ({
  page,
  context,
  product,
  calls,
  mailbox,
  open,
  onScreen,
}) => {
  const again = page.getByRole('button', { name: 'Send again', exact: true });
  await registered({ context, product, mailbox, open, onScreen });
  await again.click();
  await expect(page.getByText(english('resend.sent'))).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.once-live')).toHaveCSS('visibility', 'hidden');
  release();
  await onScreen('inbox');
  await again.click();
  await expect(page.getByText(english('resend.wait'))).toBeVisible();
  expect(calls.of('resendActivation')).toHaveLength(1);
  // The visitor's clock is a day behind now; only the back end knows how long the pause was.
  await page.clock.install({ time: Date.now() - DAY });
  await page.reload();
  await onScreen('inbox');
  await again.click();
  await expect.poll(() => calls.of('resendActivation').length).toBe(2);
  await expect(page.getByText(english('resend.wait'))).toBeVisible();
});

test('the countdown to the login continues after a reload (D20)', async ({ page, product, openForm }) => {
  const form = await openForm();
  await form.fillIn(guest({ email: 'active@example.com' }));
  await stopClock(page);
  await form.register.click();
  await expect(page.getByRole('timer')).toContainText('20');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('timer')).toContainText('10');
  await page.reload();
  await expect(page.getByRole('timer')).toContainText('10');
  await page.clock.runFor(10_000);
  await page.waitForURL(`${product.url}/login`);
  // After coming back there is no second redirect.
  await page.goBack();
  await expect(page.getByText(english('emailActive.staying'))).toBeVisible();
});
