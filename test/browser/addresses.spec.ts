/** Addresses: those that lead nowhere (D3), Back, Forward and reload (D22). */
import { isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';

const notFoundInConsole = /^console: Failed to load resource: the server responded with a status of 404/;

test('what leads nowhere is not found, the address kept, the page that /error/404 shows (D3)', async ({
  page,
  gates,
  onScreen,
}) => {
  gates.allow(notFoundInConsole);
  const answer = await page.goto('/acquisition/nowhere');
  expect(answer?.status()).toBe(404);
  await onScreen('notFound', { at: '/nowhere' });
  const words = await page.getByRole('main').innerText();
  await page.goto('/acquisition/error/404');
  await onScreen('notFound');
  expect(await page.getByRole('main').innerText()).toBe(words);
  await isLive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: english('action.startPage') })
    .click();
  await expect(await onScreen('start')).toBeFocused();
});

test('the query goes with its secrets only, and the anchor stays (D4, D7)', async ({ page, onScreen }) => {
  await page.goto('/acquisition/?utm_source=friend&rc=VESTIBULE&who=ada%40example.org#benefits');
  await onScreen('welcome', { at: '/?utm_source=friend#benefits' });
});

test('Back and Forward keep what was typed (D22)', async ({ page, calls, openForm, onScreen }) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await page.goBack();
  await expect(await onScreen('welcome')).toBeFocused();
  await page.goForward();
  await expect(await onScreen('form')).toBeFocused();
  await form.expectValues(person);
  expect(calls.all.map(({ operation }) => operation)).toEqual(['registrationCodeDetails']);
});

test('after registering, Back neither sends again nor traps (D21, D22)', async ({
  page,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = await registered({ openForm, onScreen });
  await page.goBack();
  await onScreen('form');
  await new Form(page).expectValues(EMPTY);
  await page.goBack();
  await onScreen('welcome');
  await page.goForward();
  await onScreen('form');
  await page.goForward();
  await onScreen('inbox');
  await page.goBack();
  await page.goBack();
  await onScreen('welcome');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('a reload of the inbox page stays there, and sends nothing (D21, D22)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const person = await registered({ openForm, onScreen });
  await page.reload();
  await onScreen('inbox');
  await expect(page.getByText(`${person.email.slice(0, 1)}•••@example.org`)).toBeVisible();
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
});

test('what was typed stays within its tab (D22)', async ({ page, context, openForm, onScreen }) => {
  const form = await openForm();
  await form.fillIn(guest());
  await onScreen('form', { state: 'filled' });
  const other = await context.newPage();
  await other.goto(page.url());
  await new Form(other).expectValues(EMPTY);
});

test('a link opened elsewhere is a real address (D3)', async ({ page, context, open, onScreen }) => {
  await open('/');
  await onScreen('start');
  await isLive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: english('action.enterCode'), exact: true });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
    `${english('codeEntry.heading')} ${english('codeEntry.second')}`,
  );
  await onScreen('start');
  await link.click();
  await expect(await onScreen('code')).toBeFocused();
});
