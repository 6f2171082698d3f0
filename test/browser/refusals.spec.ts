/** A registration that the back end itself refuses (D16); where each reason leads, and what is said: paths in Chromium. */
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english } from './words.ts';

/** A visitor whose address draws these problems from the demo store (D45). */
const drawing = (reasons: string): RegistrationValues =>
  guest({ email: `problem+${reasons}@example.com`, newsletter: true });

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
