/** What a visitor leaves filled, empty or ill-formed, each two of them together, in each step of each flow (specification, section 5). */
import type { Locator, Page } from '@playwright/test';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import {
  inputOf,
  inRows,
  messagesOf,
  nameOf,
  pairwiseCombinations,
  STEP_NAMES,
  type Combination,
} from '../model/input-combinations.ts';
import { ADDRESS_INPUTS, CODE_INPUTS, type Inputs, type StepName } from '../witness/inputs.witness.ts';
import type { Call, Calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { beginFlow } from './flows.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

const SECOND_STEP: StepName = 'leanStep2, second step';
const flowOf = (step: StepName): RegistrationFlow => (step === SECOND_STEP ? 'leanStep2' : step);

/** An invitation that is for two countries, and not for the visitor's: one of them has to be chosen (D19). */
const offerTwoCountries = (calls: Calls) =>
  calls.intercept('registrationCodeDetails', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { registrationCodeDetails: { countryOptions: Country[] } } };
    const { registrationCodeDetails: details } = data;
    const countryOptions = details.countryOptions.filter(({ isoCode }) => ['AT', 'DE'].includes(isoCode));
    await route.fulfill({ response, json: { data: { registrationCodeDetails: { ...details, countryOptions } } } });
  });
interface Country {
  isoCode: string;
}

/** Leaves a field so, as far as it is not. */
async function leave(form: Locator, field: RegistrationField, value: string | boolean) {
  if (field === 'gender') return value === '' ? undefined : form.locator(`[name=gender][value=${value}]`).check();
  if (field === 'country') return value === '' ? undefined : form.locator('[name=country]').selectOption(String(value));
  if (field === 'terms') return form.locator('[name=terms]').setChecked(value === true);
  return form.locator(`[name=${field}]`).fill(String(value));
}

/** Stands before a step of a flow, its fields as they are for somebody new. */
async function openStep(page: Page, step: StepName) {
  const form = await beginFlow(page, flowOf(step), 'ada@example.org');
  if (step !== SECOND_STEP) return form.root;
  await form.fillIn(guest(), 'leanStep2');
  await form.register.click();
  const second = page.getByRole('form', { name: english('leanSecondStep.form'), exact: true });
  await expect(second).toBeVisible();
  return second;
}

const countries = (form: Locator) => form.locator('[name=country] option:not([value=""])');

/** What has been sent of the registration. */
const sent = (calls: Calls): readonly Call[] => [
  ...calls.of('registrationSubmitForm'),
  ...calls.of('finalizeRegistration'),
];

/** The fields that are called wrong with what describes them first, the messages of the summary, and where the focus is. */
const heard = (page: Page, form: Locator) =>
  form.evaluate((element) => {
    const summary = document.querySelector('.error-summary');
    const words = (id: string | null | undefined) => (id ? document.getElementById(id)?.textContent : undefined);
    const wrong = [...element.querySelectorAll('[aria-invalid=true]')].map((control) => [
      control.getAttribute('name') ?? control.id,
      control.getAttribute('aria-describedby')?.split(' ').map(words)[0],
    ]);
    return {
      wrong,
      summary: [...(summary?.querySelectorAll('a') ?? [])].map((link) => link.textContent),
      focus: document.activeElement === summary ? 'summary' : (document.activeElement?.tagName ?? null),
    };
  });

test.describe('registration', () => {
  test.use({ timezoneId: 'Europe/Paris' });
  for (const step of STEP_NAMES) {
    const wrong = pairwiseCombinations(step).filter((one) => messagesOf(one).length > 0);
    // All of them are tried on schema and chart; here those that one visit can go through.
    const [row = []] = inRows(wrong).toSorted((one, other) => other.length - one.length);
    test(`${step}: ${row.length} combinations`, async ({ page, calls }) => {
      if (step !== SECOND_STEP) await offerTwoCountries(calls);
      const form = await openStep(page, step);
      // Until the invitation is looked up, all countries are offered, and the visitor's own is chosen.
      if (row.some((combination) => 'country' in combination)) await expect(countries(form)).toHaveCount(2);
      const before = sent(calls).length;
      for (const combination of row) await expectCombination(page, form, combination);
      expect(sent(calls)).toHaveLength(before);
    });
  }
});

async function expectCombination(page: Page, form: Locator, combination: Combination) {
  for (const [field, filling] of Object.entries(combination))
    await leave(form, field as RegistrationField, inputOf(field as RegistrationField, filling).value);
  await form.locator('button[type=submit]').click();
  const wrong = messagesOf(combination);
  await expect
    .poll(() => heard(page, form), `${await page.title()}: “${nameOf(combination)}” submitted`)
    .toEqual({ wrong, summary: wrong.map(([, message]) => message), focus: 'summary' });
}

const SINGLE: readonly { form: string; inputs: Inputs; button: string }[] = [
  { form: '#code', inputs: CODE_INPUTS, button: 'Register' },
  { form: '#address', inputs: ADDRESS_INPUTS, button: 'Join the waiting list' },
];
test('forms of one field: what is wrong stands under the field, which keeps focus and text (D10, D18)', async ({
  page,
  open,
}) => {
  await open('/');
  for (const { form: id, inputs, button } of SINGLE) {
    const form = page.locator(id);
    const field = form.locator('input');
    for (const { value, message } of Object.values(inputs)) {
      if (message === null) continue;
      await field.fill(String(value));
      await form.getByRole('button', { name: button, exact: true }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll('.', String.raw`\.`)}`));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(String(value));
    }
  }
});
