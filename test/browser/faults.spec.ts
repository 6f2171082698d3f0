/** The back end stops in the middle of a visit and comes back: same port, same data (D21, D24, D44). */
import { test } from './fixtures.ts';
import { registered } from './registered.ts';

test.use({ ownProduct: {} });

/**
 * Who stops the product cuts off whatever was still loading, and the page then asks whether anybody is there; the inbox page goes on
 * listening for the activation (D26).
 */
test.beforeEach(({ gates }) => {
  gates.allow(/^console: WebSocket connection to .* failed/);
  gates.allow(/^console: Failed to load resource: net::ERR_CONNECTION_(?:RESET|REFUSED)/);
  // The stream of the features, which is opened again by itself.
  gates.allow(/^console: Failed to load resource: net::ERR_\w+ \(.*\/sub\//);
});

test('after a power cut and a restart the account is still there (D44)', async ({
  page,
  context,
  product,
  mailbox,
  openForm,
  onScreen,
}) => {
  // Whoever brings the token is met as who they are (D50).
  const forgotten = () => context.clearCookies({ name: 'acq_token' });
  const person = await registered({ openForm, onScreen });
  await product.stop('SIGKILL');
  await product.start();

  await forgotten();
  const second = await openForm();
  await second.fillIn(person);
  await second.register.click();
  await onScreen('pending');
  await page.goto(await mailbox.linkTo(person.email));
  await onScreen('activate', { prefix: '/en' });
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  await product.stop('SIGKILL');
  await product.start();

  await forgotten();
  const third = await openForm();
  await third.fillIn(person);
  await third.register.click();
  await onScreen('member');
});
