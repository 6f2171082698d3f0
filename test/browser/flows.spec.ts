/** The four flows from their beginning to their end (D15). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginFlow } from './flows.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('lean: two lines on the landing page, the name in a second step, then the inbox', async ({
  page,
  calls,
  mailbox,
  onScreen,
}) => {
  const person = guest();
  const form = await beginFlow(page, 'leanStep2', person.email);
  await form.fillIn(person, 'leanStep2');
  await form.register.click();
  await expect(await onScreen('leanSecondStep')).toBeFocused();
  expect(await mailbox.all(person.email)).toEqual([]);
  await page.getByLabel(english('fields.man'), { exact: true }).check();
  await page.getByLabel(english('fields.firstName'), { exact: true }).fill(person.firstName);
  // A reload keeps the step, and what was typed in it (D22).
  await page.reload();
  await onScreen('leanSecondStep');
  await expect(page.getByLabel(english('fields.firstName'), { exact: true })).toHaveValue(person.firstName);
  await page.getByLabel(english('fields.lastName'), { exact: true }).fill(person.lastName);
  await press(page, english('action.continue'));
  await onScreen('inbox');
  await page.goto(await mailbox.linkTo(person.email));
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
  expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput'])).toEqual([
    expect.objectContaining({ flow: 'LEAN_STEP_2', gender: null, firstName: null, lastName: null }),
  ]);
});

test('social: two lines, the tastes, and straight into the shop', async ({ page, house, calls, onScreen }) => {
  const person = guest();
  const form = await beginFlow(page, 'socialRegistration', person.email);
  await expect(form.field('email')).toHaveValue(person.email);
  await expect(form.field('email')).not.toBeEditable();
  await form.fillIn(person, 'socialRegistration');
  await form.register.click();
  await expect(await onScreen('socialSecondStep')).toBeFocused();
  await page.getByRole('checkbox', { name: english('socialSecondStep.shoes'), exact: true }).check();
  await press(page, english('action.continue'));
  await page.waitForURL(`${house.url}/shop`);
  expect(calls.of('finalizeRegistration').map(({ body }) => body.variables['finalizeRegistrationInput'])).toEqual([
    { registrationId: expect.any(String), shoppingPreferences: ['SHOES'] },
  ]);
});

test('social: the preference-picker may be skipped', async ({ page, house, onScreen }) => {
  const person = guest();
  const form = await beginFlow(page, 'socialRegistration', person.email);
  await form.fillIn(person, 'socialRegistration');
  await form.register.click();
  await onScreen('socialSecondStep');
  await press(page, english('action.skip'));
  await page.waitForURL(`${house.url}/shop`);
});

test('approved from the waiting list: the address stands fast, then the inbox', async ({ page, mailbox, onScreen }) => {
  const person = guest();
  const form = await beginFlow(page, 'waitingListApproved', person.email);
  await expect(form.field('email')).toHaveValue(person.email);
  await expect(form.field('email')).not.toBeEditable();
  await form.fillIn(person, 'waitingListApproved');
  await form.register.click();
  await onScreen('inbox', { state: 'approved' });
  await expect(page.getByRole('button', { name: english('action.differentEmail') })).toHaveCount(0);
  await page.goto(await mailbox.linkTo(person.email));
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
});
