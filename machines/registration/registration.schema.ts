/**
 * The rules of a registration's fields (spec, section 5), in Yup: read by the forms and by the back end. No chart imports
 * it: Yup would come with every page. Their guards ask the predicates that it is made from, `registration.checks.ts`.
 */
import { boolean, object, string, ValidationError, type Schema } from 'yup';
import { emailAsUsed } from '../domain/email.ts';
import { normaliseName } from '../domain/names.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { SENDABLE } from './registration.checks.ts';
import type { FieldProblem, FieldProblems, RegistrationValues } from './registration.types.ts';

const missing: FieldProblem = 'missing';
/** A text as it will be used, which its predicate lets pass; else what is wrong with it. */
const text = (
  field: RegistrationField,
  asUsed: (typed: string) => string = String,
  wrong: (used: string) => FieldProblem = () => missing,
) =>
  string()
    .ensure()
    .transform(asUsed)
    .test(field, (value, { createError }) => SENDABLE[field](value) || createError({ message: wrong(value) }));
const name = (field: RegistrationField) =>
  text(field, normaliseName, (typed) => (typed === '' ? missing : 'characters'));

const registration = object({
  gender: text('gender'),
  firstName: name('firstName'),
  lastName: name('lastName'),
  email: text('email', emailAsUsed),
  country: text('country'),
  terms: boolean().test('terms', missing, SENDABLE.terms),
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
  // To Yup, what the predicate of a choice lets pass is a text.
  const values = schema.cast(given, { assert: false, stripUnknown: true }) as CheckedFields['values'];
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return { values, problems: {} };
  } catch (error) {
    if (error instanceof ValidationError) return { values, problems: problemsOf(error) };
    throw error;
  }
}
