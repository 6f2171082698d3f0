/** Whether a registration's fields may be sent: yes or no, for the guards of the chart. What is wrong, and what it is called, says `registration.schema.ts`. */
import { isCountry } from '../domain/countries.ts';
import { checkEmail } from '../domain/email.ts';
import { checkName } from '../domain/names.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { GENDERS, type RegistrationValues } from './registration.types.ts';

type Field<F extends RegistrationField> = Pick<RegistrationValues, F>;
const SENDABLE: { readonly [F in RegistrationField]: (values: Field<F>) => boolean } = {
  gender: ({ gender }) => GENDERS.some((one) => one === gender),
  firstName: ({ firstName }) => 'name' in checkName(firstName),
  lastName: ({ lastName }) => 'name' in checkName(lastName),
  email: ({ email }) => 'email' in checkEmail(email),
  country: ({ country }) => isCountry(country),
  terms: ({ terms }) => terms,
};

/** Those of the fields whose values the back end can't take. */
export const unsendable = (
  values: RegistrationValues,
  fields: readonly RegistrationField[],
): readonly RegistrationField[] => fields.filter((field) => !SENDABLE[field](values));

/** Whether the back end can take the values of these fields. */
export const maySend = (values: RegistrationValues, fields: readonly RegistrationField[]): boolean =>
  unsendable(values, fields).length === 0;
