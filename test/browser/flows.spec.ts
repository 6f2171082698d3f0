/** The four flows from their beginning to their end, in two languages (D15). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginFlow } from './flows.ts';
import { guest } from './form.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';
import { onDemand } from './on-demand.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const prefix of ['', '/de'] as const satisfies readonly Prefix[]) {
  const text = wordsIn(localeOf(prefix));

  test.describe(`in ${localeOf(prefix)}`, () => {
    test(
      'lean: two lines on the landing page, the name in a second step, then the inbox',
      onDemand(prefix === '/de'),
      async ({ page, calls, mailbox, onScreen }) => {
        const person = guest();
        const form = await beginFlow(page, 'leanStep2', person.email, prefix);
        await form.fillIn(person, 'leanStep2');
        await form.register.click();
        await expect(await onScreen('leanSecondStep', { prefix })).toBeFocused();
        expect(await mailbox.all(person.email)).toEqual([]);
        await page.getByLabel(text('fields.man'), { exact: true }).check();
        await page.getByLabel(text('fields.firstName'), { exact: true }).fill(person.firstName);
        // A reload keeps the step, and what was typed in it (D22).
        await page.reload();
        await onScreen('leanSecondStep', { prefix });
        await expect(page.getByLabel(text('fields.firstName'), { exact: true })).toHaveValue(person.firstName);
        await page.getByLabel(text('fields.lastName'), { exact: true }).fill(person.lastName);
        await press(page, text('action.continue'));
        await onScreen('inbox', { prefix });
        await page.goto(await mailbox.linkTo(person.email));
        await press(page, text('action.activate'));
        await onScreen('activated', { prefix: prefix || '/en' });
        expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput'])).toEqual([
          expect.objectContaining({ flow: 'LEAN_STEP_2', gender: null, firstName: null, lastName: null }),
        ]);
      },
    );

    test(
      'social: two lines, the tastes, and straight into the shop',
      onDemand(prefix === '/de'),
      async ({ page, house, calls, onScreen }) => {
        const person = guest();
        const form = await beginFlow(page, 'socialRegistration', person.email, prefix);
        await expect(form.field('email')).toHaveValue(person.email);
        await expect(form.field('email')).not.toBeEditable();
        await form.fillIn(person, 'socialRegistration');
        await form.register.click();
        await expect(await onScreen('socialSecondStep', { prefix })).toBeFocused();
        await page.getByRole('checkbox', { name: text('socialSecondStep.shoes'), exact: true }).check();
        await press(page, text('action.continue'));
        await page.waitForURL(`${house.url}/shop`);
        expect(calls.of('finalizeRegistration').map(({ body }) => body.variables['finalizeRegistrationInput'])).toEqual(
          [{ registrationId: expect.any(String), shoppingPreferences: ['SHOES'] }],
        );
      },
    );

    test(
      'social: the preference-picker may be skipped',
      onDemand(prefix === '/de'),
      async ({ page, house, onScreen }) => {
        const person = guest();
        const form = await beginFlow(page, 'socialRegistration', person.email, prefix);
        await form.fillIn(person, 'socialRegistration');
        await form.register.click();
        await onScreen('socialSecondStep', { prefix });
        await press(page, text('action.skip'));
        await page.waitForURL(`${house.url}/shop`);
      },
    );

    test(
      'approved from the waiting list: the address stands fast, then the inbox',
      onDemand(prefix === '/de'),
      async ({ page, mailbox, onScreen }) => {
        const person = guest();
        const form = await beginFlow(page, 'waitingListApproved', person.email, prefix);
        await expect(form.field('email')).toHaveValue(person.email);
        await expect(form.field('email')).not.toBeEditable();
        await form.fillIn(person, 'waitingListApproved');
        await form.register.click();
        await onScreen('inbox', { prefix, state: 'approved' });
        await expect(page.getByRole('button', { name: text('action.differentEmail') })).toHaveCount(0);
        await page.goto(await mailbox.linkTo(person.email));
        await press(page, text('action.activate'));
        await onScreen('activated', { prefix: prefix || '/en' });
      },
    );
  });
}

test(
  'a second step leads back to the form, which still holds everything; Forward does not resubmit (D16, D22)',
  onDemand(true),
  async ({ page, calls, onScreen }) => {
    const person = guest();
    const form = await beginFlow(page, 'leanStep2', person.email);
    await form.fillIn(person, 'leanStep2');
    await form.register.click();
    await onScreen('leanSecondStep');
    await press(page, 'Back to registration');
    await onScreen('leanForm');
    await expect(form.field('email')).toHaveValue(person.email);
    await expect(form.box('terms')).toBeChecked();
    await form.register.click();
    await onScreen('leanSecondStep');
    expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(2);
  },
);
