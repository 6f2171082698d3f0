/**
 * Validation schema of a registration's fields (spec, section 5), in Yup: used by the forms and the back end. No chart
 * may import it, because Yup would then load with every page; guards use the predicates in `registration.checks.ts`
 * from which it is built.
 */
import { boolean, object, string, ValidationError, type Schema } from 'yup';
import { normaliseEmail } from '../domain/email.ts';
import { normaliseName } from '../domain/names.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { SENDABLE } from './registration.checks.ts';
import type { FieldProblem, FieldProblems, RegistrationValues } from '../context/registration.types.ts';

const missing: FieldProblem = 'missing';
/** A text in normalised form that passes its predicate; otherwise its problem. */
const text = (
  field: RegistrationField,
  normalise: (typed: string) => string = String,
  wrong: (used: string) => FieldProblem = () => missing,
) =>
  string()
    .ensure()
    .transform(normalise)
    .test(field, (value, { createError }) => SENDABLE[field](value) || createError({ message: wrong(value) }));
const name = (field: RegistrationField) =>
  text(field, normaliseName, (typed) => (typed === '' ? missing : 'characters'));

const registration = object({
  gender: text('gender'),
  firstName: name('firstName'),
  lastName: name('lastName'),
  email: text('email', normaliseEmail),
  country: text('country'),
  terms: boolean().test('terms', missing, SENDABLE.terms),
} satisfies Record<RegistrationField, Schema>);

export type Given = { readonly [F in RegistrationField]?: RegistrationValues[F] | string | null | undefined };
export interface CheckedFields {
  /** Normalised values where valid. */
  values: Partial<Pick<RegistrationValues, RegistrationField>>;
  /** Empty if all may be sent. */
  problems: FieldProblems;
}

const problemsOf = ({ inner }: ValidationError): FieldProblems =>
  Object.fromEntries(inner.map(({ path, message }) => [path, message]));

/** Validates only the given fields, which the flow table names for a step. */
export function checkFields(given: Given, fields: readonly RegistrationField[]): CheckedFields {
  const schema = registration.pick([...fields]);
  // Yup types a value accepted by a choice's predicate as a string.
  const values = schema.cast(given, { assert: false, stripUnknown: true }) as CheckedFields['values'];
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return { values, problems: {} };
  } catch (error) {
    if (error instanceof ValidationError) return { values, problems: problemsOf(error) };
    throw error;
  }
}
