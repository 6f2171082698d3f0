/** Who visits on the paths: what he types. */
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';

export const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Małgorzata',
  lastName: 'Lindström-Żak',
  email: 'malgorzata@example.org',
  country: 'DE',
  terms: true,
  newsletter: false,
};
const { gender, firstName, lastName } = values;
export const person = { gender, firstName, lastName };
