/** Flow by reason, from `submit`: every cell of the table but those of the default flow, which stand in refusals.spec (D15, D16). */
import { fieldsOf } from '../../machines/flows/read-flows.ts';
import type { MessageKey } from '../../locales/messages.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import { expect, test } from './fixtures.ts';
import { FORM_SCREENS } from '../model/browser/screens.ts';
import { beginFlow, FLOWS } from './flows.ts';
import { Form, guest } from './form.ts';
import { FIELD_REASONS, LINK_REASONS, PAGE_REASONS, TECHNICAL_REASONS } from './outcomes.ts';
import { english } from './words.ts';
import { onDemand } from './on-demand.ts';

const drawing = (reasons: string) => guest({ email: `problem+${reasons}@example.com` });

/** A name that the flow did not ask for is missing, whatever the reason calls it. */
const wordsFor = (flow: RegistrationFlow, field: RegistrationField, message: MessageKey): MessageKey =>
  (field === 'firstName' || field === 'lastName') && !fieldsOf(flow, 'registrationForm').includes(field)
    ? `wrong.${field}`
    : message;

for (const flow of FLOWS.filter((name) => name !== 'default'))
  test.describe(flow, onDemand(true), () => {
    const formScreen = FORM_SCREENS[flow];

    for (const [reason, [field, message]] of Object.entries(FIELD_REASONS))
      test(`${reason}: its message at the field, and in a summary that has the focus`, async ({ page }) => {
        const person = drawing(reason);
        const form = await beginFlow(page, flow, person.email);
        await form.fillIn(person, flow);
        await form.register.click();
        await expect(form.summary).toBeFocused();
        await expect(form.summary.getByRole('link')).toHaveText([english(wordsFor(flow, field, message))]);
        // A field that the flow does not ask for is shown, so that it can be mended.
        const named =
          field === 'gender' ? form.field('woman') : field === 'terms' ? form.box('terms') : form.field(field);
        await expect(named).toBeVisible();
        const kept = { ...person, terms: field !== 'terms' };
        const asked = [...fieldsOf(flow, 'registrationForm'), 'newsletter'];
        const values = await form.values();
        expect(
          Object.entries(kept).filter(([name, value]) => asked.includes(name) && Reflect.get(values, name) !== value),
        ).toEqual([]);
      });

    for (const [reason, screen] of Object.entries(PAGE_REASONS))
      test(`${reason}: ${screen}`, async ({ page, onScreen }) => {
        const person = drawing(reason);
        const form = await beginFlow(page, flow, person.email);
        await form.fillIn(person, flow);
        await form.register.click();
        await expect(await onScreen(screen)).toBeFocused();
      });

    for (const reason of [...TECHNICAL_REASONS, ...LINK_REASONS])
      test(`${reason}: the technical notice above the form`, async ({ page }) => {
        const person = drawing(reason);
        const form = await beginFlow(page, flow, person.email);
        await form.fillIn(person, flow);
        await form.register.click();
        await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.technical'));
        await expect(form.notice).toBeFocused();
        await expect(form.notice.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
      });

    const words = english(wordsFor(flow, 'firstName', 'wrong.characters'));
    test('several at once: field messages win, all of them shown', async ({ page, onScreen }) => {
      const person = drawing('EmailAlreadyUsedActive+CountryInvalid+FirstNameInvalid');
      const form = await beginFlow(page, flow, person.email);
      await form.fillIn(person, flow);
      await form.register.click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveText([words, english('wrong.country')]);
      await onScreen(formScreen, { state: `${flow} refused`, at: page.url().replace(/^.*\/acquisition/, '') });
      await expect(new Form(page).field('firstName')).toHaveAccessibleDescription(words);
    });
  });
