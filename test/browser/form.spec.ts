/** The registration form: what it says of errors (spec 5), and how it is used without a mouse. */
import { expect, test } from './fixtures.ts';
import { EMPTY, guest } from './form.ts';
import { english } from './words.ts';

test('an empty form: five messages in a summary with the focus, each leading to its field (spec 5)', async ({
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  await form.expectValues(EMPTY);
  await form.register.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('heading')).toHaveText('Please check 5 fields');
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please choose an option',
    'Please provide your first name',
    'Please provide your last name',
    'Please provide a valid email address',
    'Please accept the terms and the privacy policy',
  ]);
  await onScreen('form', { state: 'empty' });

  const fields = [
    { message: 'Please choose an option', field: form.field('woman'), described: form.root.getByRole('radiogroup') },
    { message: 'Please provide your first name', field: form.field('firstName') },
    { message: 'Please provide your last name', field: form.field('lastName') },
    { message: 'Please provide a valid email address', field: form.field('email') },
    { message: 'Please accept the terms and the privacy policy', field: form.box('terms') },
  ];
  for (const { message, field, described = field } of fields) {
    await form.summary.getByRole('link', { name: message, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(described).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});

test('a message goes when its field is right, the summary with the next press (spec 5)', async ({ openForm }) => {
  const form = await openForm();
  await form.fillIn({ ...guest(), firstName: '', lastName: ' ' });
  await form.register.click();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please provide your first name',
    'Please provide your last name',
  ]);
  await form.field('firstName').fill('Ada');
  await expect(form.field('firstName')).not.toHaveAttribute('aria-invalid');
  await form.field('lastName').fill('Lovelace');
  await expect(form.field('lastName')).not.toHaveAttribute('aria-invalid');
  await expect(form.field('lastName')).toBeFocused();
  await expect(form.summary.getByRole('heading')).toHaveText('Please check 2 fields');
  await form.register.click();
  await expect(form.summary).toHaveCount(0);
});

test('a likely typo of the address is offered, and taken with one press (D18)', async ({
  openForm,
  page,
  onScreen,
}) => {
  const form = await openForm();
  const email = form.field('email');
  await email.fill('ada@gmial.com');
  await email.press('Tab');
  const suggestion = form.root.getByRole('button', {
    name: english('fields.emailSuggestion', { email: 'ada@gmail.com' }),
    exact: true,
  });
  await expect(suggestion).toBeVisible();
  await onScreen('form', { state: 'suggestion' });
  await suggestion.click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByRole('button', { name: /@/ })).toHaveCount(0);
});

test('the suggestion that appears on leaving a field does not move what is pressed just then', async ({
  page,
  openForm,
}) => {
  const form = await openForm();
  await form.field('email').fill('ada@gmial.com');
  await form.box('newsletter').hover({ position: { x: 6, y: 2 } });
  await page.mouse.down();
  await expect(form.field('email')).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Did you mean ada@gmail.com?' })).toBeVisible();
  await expect(form.box('newsletter')).toBeChecked();
});

test('Enter in a field submits, once; a likely typo is no mistake (D18, D21)', async ({
  openForm,
  onScreen,
  calls,
}) => {
  const form = await openForm();
  await form.fillIn(guest({ email: guest().email.replace('example.org', 'gmial.com') }));
  await form.field('email').press('Enter');
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
});

test('by keyboard alone, from the skip link to the inbox (WCAG 2.1.1)', async ({ page, openForm, onScreen }) => {
  const form = await openForm();
  const person = guest({ gender: 'man', country: 'DE' });
  await page.reload();
  await onScreen('form');
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

test.describe('from a land that the invitation does not offer', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('the country has to be chosen (spec 5, D19)', async ({ openForm, onScreen }) => {
    const form = await openForm({ code: 'TWOLANDS' });
    await expect(form.field('country').getByRole('option')).toHaveText([
      english('fields.countryPlaceholder'),
      'Austria',
      'Germany',
    ]);
    const { country: _, ...person } = guest();
    await form.fillIn({ ...person, country: '' });
    await form.register.click();
    await expect(form.summary.getByRole('link')).toHaveText(['Please select your country']);
    await expect(form.field('country')).toHaveAccessibleDescription('Please select your country');
    await form.field('country').selectOption('Austria');
    await form.register.click();
    await onScreen('inbox');
  });
});
