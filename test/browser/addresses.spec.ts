/** Addresses: those that lead nowhere (D3), and Back (D22). */
import { isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

const notFoundInConsole = /^console: Failed to load resource: the server responded with a status of 404/;

test('an unknown address shows the 404 page and stays (D3)', async ({ page, gates, onScreen }) => {
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

test('after registration, Back neither sends again nor traps (D22)', async ({
  page,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = guest();
  const filled = await openForm();
  await filled.fillIn(person);
  await filled.register.click();
  await onScreen('inbox');
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
