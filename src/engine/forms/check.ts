/** Validation of a form's fields. Yup is a tenth of a page's size, so the rules load once the page is live. */
import { fromPromise } from 'xstate';
import type * as Rules from '../../../machines/forms/registration.schema.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { CheckInput, Wrong } from '../../../machines/forms/form.types.ts';

let rules: Promise<typeof Rules> | undefined;

/** Loads the rules once; retries after a failure. Rejects if loading fails. */
export const loadRules = (): Promise<typeof Rules> =>
  (rules ??= import('../../../machines/forms/registration.schema.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  }));

/** The service of the form's chart; rejects if the rules cannot be loaded. */
export const check = fromPromise<Wrong, CheckInput>(async ({ input: { form, values, fields } }) => {
  if (!form.rulesComeLater) return form.wrong(values, fields);
  const { checkFields } = await loadRules();
  // A form with late rules has the fields of a registration.
  return checkFields(values, fields as readonly RegistrationField[]).problems;
});
