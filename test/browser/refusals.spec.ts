/** A registration that the back end refuses, as its visitor reads it (D16); where each reason leads: paths in Chromium. */
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english, wordsIn } from './words.ts';

/** A visitor whose address draws these problems from the demo store (D45). */
const drawing = (reasons: string): RegistrationValues =>
  guest({ email: `problem+${reasons}@example.com`, newsletter: true });

test('several reasons at once: each message at its field, focus to the summary (D16)', async ({
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = drawing('FirstNameInvalid+EmailInvalid');
  await form.fillIn(person);
  await form.register.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('heading')).toHaveText(english('wrong.summary', { count: 2 }));
  await expect(form.summary.getByRole('link')).toHaveText([english('wrong.characters'), english('wrong.email')]);
  await onScreen('form', { state: 'refused' });
  await form.expectValues(person);
});

test('LocaleInvalid, in German: sent once more in English, then the technical notice above the form (D16, D24)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const text = wordsIn('de');
  const form = await openForm({ prefix: '/de' });
  const person = drawing('LocaleInvalid');
  await form.fillIn(person);
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(text('problem.technical'));
  await expect(form.notice).toBeFocused();
  await onScreen('form', { prefix: '/de', state: 'technical' });
  await form.expectValues(person);
  const attempts = calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput']);
  expect(attempts.map((input) => Reflect.get(Object(input), 'locale'))).toEqual(['de', 'en']);
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(2);
  await expect(page.getByRole('button', { name: text('action.tryAgain'), exact: true })).toBeVisible();
});

test('what was refused is forgotten once it is changed, and goes through (D16, D21)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  await form.fillIn(drawing('EmailInvalid'));
  await form.register.click();
  await expect(form.field('email')).toHaveAccessibleDescription(
    `Please provide a valid email address ${english('fields.emailHint')}`,
  );
  await form.field('email').fill(guest().email);
  await expect(form.field('email')).toHaveAccessibleDescription(english('fields.emailHint'));
  await form.register.click();
  await onScreen('inbox');
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(2);
  // The draft is gone with the registration (D22).
  await page.goBack();
  await onScreen('form');
  await new Form(page).expectValues(EMPTY);
});

test.describe('settings that a visitor feels', () => {
  test.use({ ownProduct: { SUBMITS_PER_MINUTE: '1' } });

  test('too many submits: how long to wait, in plain words, with everything kept (D39)', async ({
    gates,
    openForm,
    onScreen,
  }) => {
    gates.allow(/^console: Failed to load resource: the server responded with a status of 429/);
    const form = await openForm();
    const person = guest({ email: 'problem+EmailInvalid@example.com' });
    await form.fillIn(person);
    await form.register.click();
    await expect(form.summary).toBeFocused();
    await form.field('email').fill(guest().email);
    await form.register.click();
    await expect(form.notice.getByRole('paragraph')).toHaveText(
      /^There are too many requests right now\. Please wait (?:one second|\d+ seconds) and try again\.$/,
    );
    await expect(form.notice).toBeFocused();
    await onScreen('form', { state: 'busy' });
    await expect(form.field('firstName')).toHaveValue(person.firstName);
  });
});
