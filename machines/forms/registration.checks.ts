/**
 * One predicate per registration field: whether its value may be sent. Used by the chart's guards and by the schema of
 * `registration.schema.ts`, which finds the specific problem.
 */
import { isCountry } from '../domain/countries.ts';
import { checkEmail } from '../domain/email.ts';
import { checkName } from '../domain/names.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { GENDERS, type FieldProblems, type RegistrationValues } from '../context/registration.types.ts';

const isName = (text: unknown) => 'name' in checkName(String(text));
const isGender = (text: unknown) => GENDERS.some((one) => one === text);
export const SENDABLE: Readonly<Record<RegistrationField, (value: unknown) => boolean>> = {
  gender: isGender,
  firstName: isName,
  lastName: isName,
  email: (text) => 'email' in checkEmail(String(text)),
  country: (text) => isCountry(String(text)),
  terms: (tick) => tick === true,
};

/** Fields with values that the back end would refuse. */
export const unsendable = (values: RegistrationValues, fields: readonly string[]): FieldProblems =>
  Object.fromEntries(
    Object.entries(SENDABLE).flatMap(([field, maySendIt]) =>
      !fields.includes(field) || maySendIt(Reflect.get(values, field)) ? [] : [[field, 'missing']],
    ),
  );

/** True if the back end would accept the values of these fields. */
export const maySend = (values: RegistrationValues, fields: readonly RegistrationField[]): boolean =>
  Object.keys(unsendable(values, fields)).length === 0;
