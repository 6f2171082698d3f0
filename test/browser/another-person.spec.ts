/** A second person, in a browser where somebody has registered with the same invitation (D50). */
import type { Page } from '@playwright/test';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import { press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { activate } from './registered.ts';
import { english } from './shown-messages.ts';

const ANEW = 'Register with this invitation';
const maskedOf = ({ email }: RegistrationValues) => `${email[0]}•••@example.org`;

/** Checks that storage and page contain no data of a person. */
async function expectNothingOf(page: Page, { firstName, lastName, email }: RegistrationValues) {
  const all = await page.evaluate(() =>
    JSON.stringify([
      localStorage,
      sessionStorage,
      document.cookie,
      document.body.innerText,
      [...document.forms].map((form) => Object.fromEntries(new FormData(form))),
    ]),
  );
  expect([firstName, lastName, email, '•••@', 'acq_token'].filter((trace) => all.includes(trace))).toEqual([]);
}

test('another person registers; the first registration stays', async ({
  page,
  product,
  mailbox,
  openForm,
  open,
  onScreen,
}) => {
  const one = guest({ firstName: 'Zwibbeldorf', lastName: 'Krumpelsnatz' });
  const other = guest({ email: `other-${crypto.randomUUID()}@example.org` });
  const fillIn = async (form: Form, person: RegistrationValues) => {
    await form.send(person);
    await onScreen('inbox');
    await expect(page.getByRole('main')).toContainText(maskedOf(person));
    await expect(page.getByRole('button', { name: ANEW, exact: true })).toHaveCount(0);
  };
  await fillIn(await openForm(), one);

  await open('/?rc=VESTIBULE');
  await onScreen('inbox', { state: 'met' });
  await press(page, 'Use a different email');
  await onScreen('otherAddress', { state: 'met' });
  await expect(page.getByRole('main')).toContainText(maskedOf(one));
  await press(page, english('formFinished.keep'));
  await press(page, ANEW);
  await onScreen('form');
  const form = new Form(page);
  await form.expectValues(EMPTY);
  await expectNothingOf(page, one);
  // Back through the history: the inbox page is refused; then the page of the invitation; then the document in which
  // the first person registered.
  for (const screen of ['form', 'welcome', 'welcome'] as const) {
    await page.goBack();
    await onScreen(screen);
    await expectNothingOf(page, one);
  }
  await page.getByRole('link', { name: 'Register', exact: true }).first().click();
  await onScreen('form');
  await fillIn(form, other);

  for (const { email } of [one, other]) await activate({ product, mailbox }, email);
  // Both are members; the browser knows only the second one.
  await open('/?rc=VESTIBULE');
  await onScreen('member', { state: 'met' });
  await press(page, ANEW);
  await onScreen('form');
  await expectNothingOf(page, other);
});
