/** The back end stops in the middle of a visit and comes back: same port, same data (D21, D24, D44). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { registered } from './registered.ts';

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
