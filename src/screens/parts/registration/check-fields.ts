/** The rules of the fields, in the browser. Yup is a tenth of what a page needs, so they come once the page is live. */
import type * as Rules from '../../../../machines/registration/registration.schema.ts';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import { unsendable } from '../../../../machines/registration/registration.checks.ts';
import type {
  FieldProblem,
  FieldProblems,
  RegistrationValues,
} from '../../../../machines/registration/registration.types.ts';

let rules: Promise<typeof Rules> | undefined;

/** Fetches the rules, once; after a failure again. Rejects when they do not come. */
export const loadRules = (): Promise<typeof Rules> =>
  (rules ??= import('../../../../machines/registration/registration.schema.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  }));

const MISSING: FieldProblem = 'missing';

/**
 * What is wrong with these fields, empty where all may be sent. Answers come in the order of the questions. Without the rules
 * the chart's own guards say which fields they will not take; what exactly is wrong with one is then not known.
 */
export async function checkFields(
  values: RegistrationValues,
  fields: readonly RegistrationField[],
): Promise<FieldProblems> {
  const loaded = await loadRules().catch(() => null);
  return loaded
    ? loaded.checkFields(values, fields).problems
    : Object.fromEntries(unsendable(values, fields).map((field) => [field, MISSING]));
}
