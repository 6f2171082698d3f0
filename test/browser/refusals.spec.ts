/** The eighteen reasons that refuse a registration: where each leads, in which words, with every field kept (D16). */
import type { MessageKey } from '../../locales/messages.ts';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english, wordsIn, type Prefix } from './words.ts';
import { onDemand } from './on-demand.ts';

/** A visitor whose address draws these problems from the demo store (D45). */
const drawing = (reasons: string): RegistrationValues =>
  guest({ email: `problem+${reasons}@example.com`, newsletter: true });

const atField: Record<string, readonly MessageKey[]> = {
  GenderInvalid: ['wrong.gender'],
  FirstNameInvalid: ['wrong.characters'],
  LastNameInvalid: ['wrong.characters'],
  CountryInvalid: ['wrong.country'],
  EmailInvalid: ['wrong.email'],
  'FirstNameInvalid+EmailInvalid': ['wrong.characters', 'wrong.email'],
  'EmailAlreadyUsedActive+GenderInvalid': ['wrong.gender'],
};
for (const [reasons, keys] of Object.entries(atField))
  test(
    `${reasons}: the field’s message, focus to the summary (D16)`,
    onDemand(!reasons.includes('+')),
    async ({ openForm, onScreen }) => {
      const form = await openForm();
      const person = drawing(reasons);
      await form.fillIn(person);
      await form.register.click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('heading')).toHaveText(english('wrong.summary', { count: keys.length }));
      await expect(form.summary.getByRole('link')).toHaveText(keys.map((key) => english(key)));
      await onScreen('form', { state: reasons });
      await form.expectValues(person);
    },
  );

for (const [reason, lookUps] of Object.entries({
  AcceptedTerms: 1,
  AcceptedDataPolicy: 1,
  AgreementsNotAccepted: 1,
  AgreementsAcceptedInvalid: 2,
}))
  test(
    `${reason}: the consent is asked for again, unticked (D16)`,
    onDemand(lookUps === 1),
    async ({ calls, openForm, onScreen }) => {
      const form = await openForm();
      const person = drawing(reason);
      await form.fillIn(person);
      await form.register.click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveText(['Please accept the terms and the privacy policy']);
      await expect(form.box('terms')).toHaveAccessibleDescription('Please accept the terms and the privacy policy');
      await onScreen('form', { state: 'terms refused' });
      await form.expectValues({ ...person, terms: false });
      expect(calls.of('registrationCodeDetails')).toHaveLength(lookUps);
    },
  );

test(
  'EmailAlreadyUsedActive: already a member, and back to the form with everything in it (D16, D20)',
  onDemand(true),
  async ({ page, openForm, onScreen }) => {
    const form = await openForm();
    const person = drawing('EmailAlreadyUsedActive');
    await form.fillIn(person);
    await form.register.click();
    await expect(await onScreen('member')).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/^(?:20|1\d) seconds$/);
    await expect(page.getByRole('button', { name: 'Go to login now', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set a new one' })).toHaveAttribute('href', '/login?reset');
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(page.getByText(english('emailActive.staying'))).toBeVisible();
    await page.getByRole('button', { name: 'Back to registration', exact: true }).click();
    await expect(await onScreen('form')).toBeFocused();
    await form.expectValues(person);
  },
);

for (const reasons of [
  'EmailAlreadyUsedPending',
  'EmailAlreadyUsedInAcq',
  'Infrastructure+EmailAlreadyUsedPending',
] as const)
  test(
    `${reasons}: waits for activation, another address can be used (D16)`,
    onDemand(true),
    async ({ page, openForm, onScreen }) => {
      const form = await openForm();
      const person = drawing(reasons);
      await form.fillIn(person);
      await form.register.click();
      await expect(await onScreen('pending')).toBeFocused();
      await expect(page.getByText(english('emailPending.lead', { email: person.email }))).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Back to registration', exact: true }).click();
      await expect(await onScreen('form')).toBeFocused();
      await form.expectValues(person);
      // A different address: all but the one that is taken.
      await page.goBack();
      await onScreen('pending');
      await page.getByRole('button', { name: 'Use a different email', exact: true }).click();
      await onScreen('form');
      await form.expectValues({ ...person, email: '' });
    },
  );

for (const reason of ['RegistrationCode', 'RegistrationCodeInvalid'])
  test(
    `${reason}: denied; with another code the form still holds everything (D16, D22)`,
    onDemand(true),
    async ({ page, openForm, onScreen }) => {
      const form = await openForm();
      const person = drawing(reason);
      await form.fillIn(person);
      await form.register.click();
      await expect(await onScreen('denyInvalid')).toBeFocused();
      await page
        .getByRole('main')
        .getByRole('link', { name: english('action.enterCode') })
        .click();
      await onScreen('code');
      await page.getByRole('textbox', { name: 'Registration code' }).fill('NONAME');
      await page.keyboard.press('Enter');
      await onScreen('form');
      await form.expectValues(person);
    },
  );

interface Technical {
  reason: string;
  prefix?: Prefix;
  locales: readonly string[];
}
const technical: readonly Technical[] = [
  { reason: 'LocaleInvalid', locales: ['en'] },
  { reason: 'LocaleInvalid', prefix: '/de', locales: ['de', 'en'] },
  { reason: 'ActivationAccountUrlInvalid', locales: ['en'] },
  { reason: 'FinalizationRegistrationIdNotExists', locales: ['en'] },
  { reason: 'Infrastructure', locales: ['en'] },
  { reason: 'NeverSeenBefore', locales: ['en'] },
];
for (const { reason, prefix = '', locales } of technical)
  test(
    `${reason}, submitted in ${locales.join(', then ')}: the technical notice above the form (D16, D24)`,
    onDemand(reason !== 'LocaleInvalid'),
    async ({ page, calls, openForm, onScreen }) => {
      const text = wordsIn(prefix === '/de' ? 'de' : 'en');
      const form = await openForm({ prefix });
      const person = drawing(reason);
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
    },
  );

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

  // The back end's own tests hold it; here a visitor feels it.
  test(
    'account privacy: every address is answered alike, and its owner gets a mail (D40)',
    onDemand(true),
    async ({ house, mailbox, openForm, onScreen }) => {
      await house.stop();
      await house.start({ REVEAL_ACCOUNT_STATE: 'false' });
      for (const email of ['active@example.com', 'pending@example.com', guest().email]) {
        const form = await openForm();
        await form.fillIn(guest({ email }));
        await form.register.click();
        await onScreen('inbox');
      }
      expect((await mailbox.mailTo('active@example.com')).subject).toBe('You already have a Vestibule account');
    },
  );

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
