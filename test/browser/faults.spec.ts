/** The back end stops in the middle of a visit and comes back: same port, same data (D21, D24, D44). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';
import { onDemand } from './on-demand.ts';

test.use({ ownHouse: true });

/**
 * Who stops the house cuts off whatever was still loading, and the page then asks whether anybody is there; the inbox page goes on
 * listening for the activation (D26).
 */
test.beforeEach(({ gates }) => {
  gates.allow(/^console: WebSocket connection to .* failed/);
  gates.allow(/^console: Failed to load resource: net::ERR_CONNECTION_(?:RESET|REFUSED)/);
  // The stream of the features, which is opened again by itself.
  gates.allow(/^console: Failed to load resource: net::ERR_\w+ \(.*\/sub\//);
});

test('stopped before Register is pressed: told so, everything kept, Try again registers once (D21, D24)', async ({
  page,
  house,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await house.stop();
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(
    'Network issue detected. Please verify your internet connection and retry.',
  );
  await expect(form.notice).toBeFocused();
  await onScreen('form', { state: 'network' });
  await form.expectValues(person);
  await house.start();
  await form.notice.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(await onScreen('inbox')).toBeFocused();
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
  await page.goto(await mailbox.linkTo(person.email));
  await onScreen('activate', { prefix: '/en' });
});

test(
  'the answer is lost on its way: the same key registers once (D21)',
  onDemand(true),
  async ({ calls, mailbox, openForm, onScreen }) => {
    const form = await openForm();
    const person = guest();
    await form.fillIn(person);
    const lost = await calls.intercept('registrationSubmitForm', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.register.click();
    await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
    expect(await mailbox.all(person.email)).toHaveLength(1);
    await lost.restore();
    await form.notice.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('inbox');
    expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
    expect(await mailbox.all(person.email)).toHaveLength(1);
  },
);

test('after a power cut and a restart the account is still there (D44)', async ({
  page,
  house,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = await registered({ openForm, onScreen });
  await house.stop('SIGKILL');
  await house.start();

  const second = await openForm();
  await second.fillIn(person);
  await second.register.click();
  await onScreen('pending');
  await page.goto(await mailbox.linkTo(person.email));
  await onScreen('activate', { prefix: '/en' });
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  await house.stop('SIGKILL');
  await house.start();

  const third = await openForm();
  await third.fillIn(person);
  await third.register.click();
  await onScreen('member');
});

test(
  'a link older than a day is stale: Send again brings one that works, and the old one never does (D25, D26)',
  onDemand(true),
  async ({ page, house, calls, mailbox, openForm, onScreen }) => {
    const person = await registered({ openForm, onScreen });
    const stale = await mailbox.linkTo(person.email);
    await house.stop();
    await house.start({ CLOCK_OFFSET: '+25h' });

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(stale);
    await press('Activate my account');
    await expect(await onScreen('expiredLink', { prefix: '/en' })).toBeFocused();
    await expect(page.getByText(english('activationError.expiredLinkLead'))).toBeVisible();
    await press('Send again');
    await expect(page.getByText(english('resend.sent'))).toBeVisible();
    await onScreen('expiredLink', { prefix: '/en', state: 'sent' });
    const fresh = await mailbox.linkTo(person.email, 2);
    expect(fresh).not.toBe(stale);

    await page.goto(stale);
    await press('Activate my account');
    await onScreen('expiredLink', { prefix: '/en' });
    await page.goto(fresh);
    await press('Activate my account');
    await onScreen('activated', { prefix: '/en' });
    expect(calls.of('resendActivation')).toHaveLength(1);
  },
);

test(
  'the line is cut while activating: told that the link is still good, and Try again activates (D25)',
  onDemand(true),
  async ({ page, house, calls, mailbox, openForm, onScreen }) => {
    const person = await registered({ openForm, onScreen });
    await page.goto(await mailbox.linkTo(person.email));
    await onScreen('activate', { prefix: '/en' });
    await page.waitForLoadState('networkidle');
    await house.stop();
    await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
    await expect(await onScreen('activationFailed', { prefix: '/en' })).toBeFocused();
    await expect(page.getByText(english('activationError.failedLead'))).toBeVisible();
    await house.start();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('activated', { prefix: '/en' });
    expect(calls.of('finalizeRegistration')).toHaveLength(2);
  },
);
