/** Pressed without a network: each page asks about its own press once it is back (D21). */
import { expect, test } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { registered } from './registered.ts';
import { english } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
  gates.allow(/^console: WebSocket connection to .* failed/);
});

test('the activation: pressed offline, sent once the network is back (D21, D25)', async ({
  page,
  context,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const { email } = await registered({ openForm, onScreen });
  await page.goto(await mailbox.linkTo(email));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activationFailed', { prefix: '/en', state: 'offline' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  expect(new Set(calls.keysOf('finalizeRegistration')).size).toBe(1);
});

test('the mail, the lobby, the interest and the code: each is asked about where it was pressed (D21)', async ({
  page,
  context,
  calls,
  mailbox,
  open,
  openForm,
  onScreen,
}) => {
  const sendNow = page.getByRole('button', { name: 'Send now', exact: true });
  const press = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(english('problem.network'));
    await context.setOffline(false);
    await sendNow.click();
  };
  const { email } = await registered({ openForm, onScreen });
  await press('Send again');
  await expect(page.getByText(english('resend.sent'))).toBeVisible();
  expect(await mailbox.all(email)).toHaveLength(2);

  const { lobby } = await tokensOf(`lobby-${crypto.randomUUID()}@example.org`);
  await open(`/lobby?token=${lobby}`);
  await onScreen('lobby');
  await press('Join the waiting list');
  await onScreen('lobbyJoined');

  await open('/membership-interest/apply');
  await page.getByLabel('Email', { exact: true }).fill(`interest-${crypto.randomUUID()}@example.org`);
  await press('Submit');
  await onScreen('applied');

  await open('/registration/code');
  await page.getByRole('textbox', { name: 'Registration code', exact: true }).fill('NONAME');
  await press('Register');
  await onScreen('form');
  for (const operation of ['resendActivation', 'joinWaitingList', 'applyForMembership'] as const)
    expect(new Set(calls.keysOf(operation)).size, operation).toBe(1);
});
