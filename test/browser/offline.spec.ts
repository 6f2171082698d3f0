/** Without a network: announced, typing goes on, and what was pressed is asked about once the network is back (D21, D24). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/);
  gates.allow(/^console: WebSocket connection to .* failed/);
});

test('announced at once, in sight wherever one is on the page; typing goes on; back again without a word (D24)', async ({
  page,
  context,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  await form.field('firstName').fill('Ada');
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: english('connection.offline') });
  await expect(bar).toBeVisible();
  await form.register.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await onScreen('form', { state: 'offline' });
  const person = guest();
  await form.fillIn(person);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send now', exact: true })).toHaveCount(0);
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});
