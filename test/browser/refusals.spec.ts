/** The eighteen reasons that refuse a registration: where each leads, in which words, with every field kept (D16). */
import type { MessageKey } from '../../locales/messages.ts';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english, wordsIn } from './words.ts';

/** A visitor whose address draws these problems from the demo store (D45). */
const drawing = (reasons: string): RegistrationValues =>
  guest({ email: `problem+${reasons}@example.com`, newsletter: true });

const atField: Record<string, readonly MessageKey[]> = {
  'FirstNameInvalid+EmailInvalid': ['wrong.characters', 'wrong.email'],
  'EmailAlreadyUsedActive+GenderInvalid': ['wrong.gender'],
};
for (const [reasons, keys] of Object.entries(atField))
  test(`${reasons}: the field’s message, focus to the summary (D16)`, async ({ openForm, onScreen }) => {
    const form = await openForm();
    const person = drawing(reasons);
    await form.fillIn(person);
    await form.register.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('heading')).toHaveText(english('wrong.summary', { count: keys.length }));
    await expect(form.summary.getByRole('link')).toHaveText(keys.map((key) => english(key)));
    await onScreen('form', { state: reasons });
    await form.expectValues(person);
  });

test('AgreementsAcceptedInvalid: the consent is asked for again, unticked, of what is in force now (D16)', async ({
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = drawing('AgreementsAcceptedInvalid');
  await form.fillIn(person);
  await form.register.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText(['Please accept the terms and the privacy policy']);
  await expect(form.box('terms')).toHaveAccessibleDescription('Please accept the terms and the privacy policy');
  await onScreen('form', { state: 'terms refused' });
  await form.expectValues({ ...person, terms: false });
  expect(calls.of('registrationCodeDetails')).toHaveLength(2);
});

for (const { prefix, locales } of [
  { prefix: '', locales: ['en'] },
  { prefix: '/de', locales: ['de', 'en'] },
] as const)
  test(`LocaleInvalid, submitted in ${locales.join(', then ')}: the technical notice above the form (D16, D24)`, async ({
    page,
    calls,
    openForm,
    onScreen,
  }) => {
    const text = wordsIn(prefix === '/de' ? 'de' : 'en');
    const form = await openForm({ prefix });
    const person = drawing('LocaleInvalid');
    await form.fillIn(person);
    await form.register.click();
    await expect(form.notice.getByRole('paragraph')).toHaveText(text('problem.technical'));
    await expect(form.notice).toBeFocused();
    await onScreen('form', { prefix, state: 'technical' });
    await form.expectValues(person);
    const attempts = calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput']);
    expect(attempts.map((input) => Reflect.get(Object(input), 'locale'))).toEqual(locales);
    expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(locales.length);
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
  await expect(form.field('email')).toHaveAccessibleDescription('Please provide a valid email address');
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
  test.use({ ownHouse: true });

  test('too many submits: told how long to wait, in plain words, with everything kept (D39)', async ({
    house,
    gates,
    openForm,
    onScreen,
  }) => {
    gates.allow(/^console: Failed to load resource: the server responded with a status of 429/);
    await house.stop();
    await house.start({ SUBMITS_PER_MINUTE: '1' });
    const form = await openForm();
    const person = guest({ email: 'problem+EmailInvalid@example.com' });
    await form.fillIn(person);
    await form.register.click();
    await expect(form.summary).toBeFocused();
    await form.field('email').fill(guest().email);
    await form.register.click();
    await expect(form.notice.getByRole('paragraph')).toHaveText(
      /^Too many requests have come from your connection\. Please wait (?:one second|\d+ seconds) and try again\.$/,
    );
    await expect(form.notice).toBeFocused();
    await onScreen('form', { state: 'busy' });
    await expect(form.field('firstName')).toHaveValue(person.firstName);
  });
});
