/** What is wrong with the fields of a form. Yup is a tenth of what a page needs, so the rules come once the page is live. */
import { fromPromise } from 'xstate';
import type * as Rules from '../../../machines/registration/registration.schema.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { CheckInput, Wrong } from '../../../machines/forms/form.types.ts';

let rules: Promise<typeof Rules> | undefined;

/** Fetches the rules, once; after a failure again. Rejects when they do not come. */
export const loadRules = (): Promise<typeof Rules> =>
  (rules ??= import('../../../machines/registration/registration.schema.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  }));

/** The call that the chart of a form makes; rejects where the rules do not come. */
export const check = fromPromise<Wrong, CheckInput>(async ({ input: { form, values, fields } }) => {
  if (!form.rulesComeLater) return form.wrong(values, fields);
  const { checkFields } = await loadRules();
  // A form whose rules come later asks for fields of a registration.
  return checkFields(values, fields as readonly RegistrationField[]).problems;
});
