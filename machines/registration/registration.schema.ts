/**
 * The rules of a registration's fields (spec, section 5), in Yup: read by the forms and by the back end. No chart imports
 * it: Yup would come with every page. Their guards ask `registration.checks.ts`.
 */
import { addMethod, boolean, object, string, ValidationError, type Flags, type Maybe, type Schema } from 'yup';
import { COUNTRIES } from '../domain/countries.ts';
import { checkEmail, emailAsUsed } from '../domain/email.ts';
import { checkName, normaliseName } from '../domain/names.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { GENDERS, type FieldProblem, type FieldProblems, type RegistrationValues } from './registration.types.ts';

declare module 'yup' {
  interface StringSchema<TType extends Maybe<string>, TContext, TDefault, TFlags extends Flags> {
    /** An e-mail address, as it will be used (D18). */
    emailAddress(message: FieldProblem): this;
    /** A first or last name, normalised (D17). */
    personName(): this;
  }
}
addMethod(string, 'emailAddress', function emailAddress(message: FieldProblem) {
  return this.transform(emailAsUsed).test('emailAddress', message, (text = '') => 'email' in checkEmail(text));
});
addMethod(string, 'personName', function personName() {
  return this.transform(normaliseName).test('personName', (text = '', { createError }) => {
    const checked = checkName(text);
    return 'name' in checked || createError({ message: checked.problem });
  });
});

const missing: FieldProblem = 'missing';
const registration = object({
  gender: string().ensure().oneOf(GENDERS, missing),
  firstName: string().ensure().personName(),
  lastName: string().ensure().personName(),
  email: string().ensure().emailAddress(missing),
  country: string().ensure().oneOf(COUNTRIES, missing),
  terms: boolean().required(missing).isTrue(missing),
} satisfies Record<RegistrationField, Schema>);

export type Given = { readonly [F in RegistrationField]?: RegistrationValues[F] | string | null | undefined };
export interface CheckedFields {
  /** As they will be used, where nothing is wrong with them. */
  values: Partial<Pick<RegistrationValues, RegistrationField>>;
  /** Empty: all may be sent. */
  problems: FieldProblems;
}

const problemsOf = ({ inner }: ValidationError): FieldProblems =>
  Object.fromEntries(inner.map(({ path, message }) => [path, message]));

/** Checks these fields, which the table of flows names for a step, and no others. */
export function checkFields(given: Given, fields: readonly RegistrationField[]): CheckedFields {
  const schema = registration.pick([...fields]);
  const values = schema.cast(given, { assert: false, stripUnknown: true });
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return { values, problems: {} };
  } catch (error) {
    if (error instanceof ValidationError) return { values, problems: problemsOf(error) };
    throw error;
  }
}
