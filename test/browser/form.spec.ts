/**
 * The registration form by keyboard, with a likely typo, and filled silently by a script or a password manager (D23).
 * Its error messages are tested by component tests and test/unit/input-combinations.
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

/** Sets field values as page scripts do: without events. */
const fillSilently = (root: Element, values: Record<string, string | boolean>) => {
  for (const field of root.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = values[field.name];
    if (typeof value === 'boolean') field.checked = value;
    else if (field.type === 'radio') field.checked = field.value === value;
    else if (value !== undefined) field.value = value;
  }
};

test('a form filled by a script and by hand, and sent by a script, registers all values', async ({
  openForm,
  page,
  calls,
}) => {
  const form = await openForm();
  const { lastName, ...silent } = guest({ newsletter: true });
  await form.root.evaluate(fillSilently, silent);
  await form.field('lastName').pressSequentially(lastName);
  expect(await form.values()).toEqual({ ...silent, lastName });
  await form.root.evaluate((root: HTMLFormElement) => root.requestSubmit());
  await expect(page).toHaveURL(/\/registration\/formfinished/);
  const [sent, ...more] = calls.of('registrationSubmitForm');
  expect(more).toEqual([]);
  expect(sent?.body.variables).toMatchObject({
    formInput: {
      gender: silent.gender,
      firstName: silent.firstName,
      lastName,
      email: silent.email,
      country: silent.country,
    },
  });
});
