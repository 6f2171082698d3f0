/** Step by reason, from `finalizeRegistration`: the two second steps and the activation (D15, D16, D25). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginFlow } from './flows.ts';
import { Form, guest } from './form.ts';
import { FIELD_REASONS, LINK_REASONS, PAGE_REASONS, TECHNICAL_REASONS } from './outcomes.ts';
import { expectScreen } from './screens.ts';
import { english } from './words.ts';
import { onDemand } from './on-demand.ts';

/** A further part that is no reason makes the address nobody else's; as a reason of no known name it comes last. */
const drawing = (reason: string) =>
  guest({ email: `later+${reason}+${crypto.randomUUID().slice(0, 8)}@example.com`, newsletter: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Stands before the lean second step, filled in. */
async function leanStep(page: Page, reason: string) {
  const person = drawing(reason);
  const form = await beginFlow(page, 'leanStep2', person.email);
  await form.fillIn(person, 'leanStep2');
  await form.register.click();
  await expectScreen(page, 'leanSecondStep');
  await page.getByLabel('Ms/Mrs', { exact: true }).check();
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
  return person;
}
/** Stands before the social second step, with two preferences chosen. */
async function socialStep(page: Page, reason: string) {
  const person = drawing(reason);
  const form = await beginFlow(page, 'socialRegistration', person.email);
  await form.fillIn(person, 'socialRegistration');
  await form.register.click();
  await expectScreen(page, 'socialSecondStep');
  await page.getByRole('checkbox', { name: english('socialSecondStep.women'), exact: true }).check();
  await page.getByRole('checkbox', { name: english('socialSecondStep.shoes'), exact: true }).check();
  return person;
}

const steps = [
  { name: 'lean', begin: leanStep, form: 'leanForm', step: 'leanSecondStep', own: ['gender', 'firstName', 'lastName'] },
  { name: 'social', begin: socialStep, form: 'socialForm', step: 'socialSecondStep', own: [] as string[] },
] as const;

for (const { name, begin, form: formScreen, step, own } of steps)
  test.describe(`the ${name} second step`, onDemand(true), () => {
    for (const [reason, [field, message]] of Object.entries(FIELD_REASONS)) {
      const stays = (own as readonly string[]).includes(field);
      test(`${reason}: ${stays ? 'its message here' : 'back to the form, which has it'}`, async ({
        page,
        onScreen,
      }) => {
        const person = await begin(page, reason);
        await press(page, 'Continue');
        await onScreen(stays ? step : formScreen, { state: `refused ${field}` });
        const form = new Form(page);
        await expect(form.summary).toBeFocused();
        // A name that the form does not ask for is missing there, whatever the reason calls it.
        const words = !stays && (field === 'firstName' || field === 'lastName') ? (`wrong.${field}` as const) : message;
        await expect(form.summary.getByRole('link')).toHaveText([english(words)]);
        if (stays) return expect(page.getByLabel('Last name', { exact: true })).toHaveValue(person.lastName);
        await expect(form.field('country')).toHaveValue(person.country);
        await expect(form.field('email')).toHaveValue(person.email);
        await expect(form.box('terms')).toBeChecked({ checked: field !== 'terms' });
        await expect(form.box('newsletter')).toBeChecked();
      });
    }
    for (const [reason, screen] of Object.entries(PAGE_REASONS))
      test(`${reason}: ${screen}`, async ({ page, onScreen }) => {
        await begin(page, reason);
        await press(page, 'Continue');
        await expect(await onScreen(screen)).toBeFocused();
      });
    for (const reason of LINK_REASONS)
      test(`${reason}: back to the form, with what was typed and a word of why`, async ({ page, onScreen }) => {
        const person = await begin(page, reason);
        await press(page, 'Continue');
        await onScreen(formScreen, { state: 'lapsed' });
        const form = new Form(page);
        await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.lapsed'));
        await expect(form.field('country')).toHaveValue(person.country);
        await expect(form.box('terms')).toBeChecked();
      });
    for (const reason of TECHNICAL_REASONS)
      test(`${reason}: the technical notice above the step`, async ({ page, onScreen }) => {
        await begin(page, reason);
        await press(page, 'Continue');
        const { notice } = new Form(page);
        await expect(notice.getByRole('paragraph')).toHaveText(english('problem.technical'));
        await expect(notice).toBeFocused();
        await onScreen(step, { state: 'technical' });
        await expect(notice.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
      });
  });

test.describe('the activation', onDemand(true), () => {
  const screens = {
    ...Object.fromEntries(
      [...Object.keys(FIELD_REASONS), ...TECHNICAL_REASONS].map((reason) => [reason, 'activationFailed'] as const),
    ),
    ...PAGE_REASONS,
    ...Object.fromEntries(LINK_REASONS.map((reason) => [reason, 'invalidLink'] as const)),
  };
  for (const [reason, screen] of Object.entries(screens))
    test(`${reason}: ${screen}`, async ({ page, mailbox, onScreen }) => {
      const person = drawing(reason);
      const form = await beginFlow(page, 'default', person.email);
      await form.fillIn(person);
      await form.register.click();
      await onScreen('inbox');
      await page.goto(await mailbox.linkTo(person.email));
      await press(page, 'Activate my account');
      await expect(await onScreen(screen, { prefix: '/en' })).toBeFocused();
    });
});
