/** Without a network: told, typing goes on, and what was pressed is asked about once the network is back (D21, D24). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/);
  gates.allow(/^console: WebSocket connection to .* failed/);
});

test('told at once, in sight wherever one is on the page; typing goes on; back again without a word (D24)', async ({
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

test(`pressed offline, typed on, Send now (D21)`, async ({ context, calls, mailbox, openForm, onScreen }) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn({ ...person, firstName: 'Ada' });
  await context.setOffline(true);
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
  await form.field('firstName').fill(person.firstName);
  await form.register.click();
  // The second press has failed too, and not only the first.
  await expect.poll(() => calls.of('registrationSubmitForm').length).toBe(2);
  await expect(form.register).not.toHaveAttribute('aria-disabled');
  await form.expectValues(person);
  await context.setOffline(false);
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('connection.returned'));
  await onScreen('form', { state: 'send now' });
  await form.expectValues(person);
  await form.notice.getByRole('button', { name: english('action.sendNow'), exact: true }).click();
  await onScreen('inbox');
  const sent = calls.of('registrationSubmitForm').map(({ body }) => body);
  expect(sent.map(({ variables }) => (variables['formInput'] as { firstName: string }).firstName)).toEqual([
    'Ada',
    person.firstName,
    person.firstName,
  ]);
  const [first, ...rest] = calls.keysOf('registrationSubmitForm');
  expect([new Set(rest).size, rest.includes(first)]).toEqual([1, false]);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('the answer is lost with the network: asked for again with the same key (D21)', async ({
  context,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  const lost = await calls.intercept('registrationSubmitForm', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
  expect(await mailbox.all(person.email)).toHaveLength(1);
  await lost.restore();
  await context.setOffline(false);
  await form.notice.getByRole('button', { name: 'Send now', exact: true }).click();
  await onScreen('inbox');
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});
