/** Names of the fields of a registration. */
import type { RegistrationField } from '../../../machines/flows/fields.ts';

export const FIELD_WORDS: Readonly<Record<RegistrationField, string>> = {
  gender: 'salutation',
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  country: 'country',
  terms: 'terms and privacy',
};
