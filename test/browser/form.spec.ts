/**
 * The registration form by keyboard, and a likely typo. Its error messages are tested by component tests and
 * test/unit/input-combinations.
 */
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

test('a correction is offered without layout shift or error (D18) [A26, A45]', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const email = form.field('email');
  const suggestion = form.root.getByRole('button', {
    name: english('fields.emailSuggestion', { email: 'ada@gmail.com' }),
    exact: true,
  });
  await email.fill('ada@gmial.com');
  // It appears when the field loses focus by a press elsewhere, which still counts.
  await form.box('newsletter').hover({ position: { x: 6, y: 2 } });
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  await page.mouse.up();
  await expect(suggestion).toBeVisible();
  await expect(form.box('newsletter')).toBeChecked();
  await onScreen('form', { state: 'suggestion' });
  await suggestion.click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByRole('button', { name: /@/ })).toHaveCount(0);

  await form.fillIn(guest({ email: guest().email.replace('example.org', 'gmial.com') }));
  await email.press('Enter');
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
});

test('works by keyboard from the skip link to the inbox (WCAG 2.1.1) [A18]', async ({ page, open, onScreen }) => {
  const person = guest({ gender: 'man', country: 'DE' });
  await open('/registration/formstarted?rc=VESTIBULE');
  await onScreen('form');
  const form = new Form(page);
  // The arrow of a select is visible, whichever style sheet came last.
  const arrow = await form.field('country').evaluate((list) => getComputedStyle(list).backgroundImage);
  expect(/\(45deg, .*?(rgb\([^)]*\))/.exec(arrow)?.[1]).toBe('rgb(20, 17, 15)');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: english('layout.skip'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(form.field('woman')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const text of [person.firstName, person.lastName, person.email]) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.field('country')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.box('terms')).toBeFocused();
  await page.keyboard.press('Space');
  await form.expectValues(person);
  await page.keyboard.press('Enter');
  await onScreen('inbox');
});
