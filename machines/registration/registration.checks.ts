/** The rules of the registration form (spec, section 5): one module for the page, the chart's guards and the back end. */
import { isCountry } from '../checks/countries.ts';
import { checkEmail } from '../checks/email.ts';
import { checkName } from '../checks/names.ts';
import type { FieldProblem, FieldProblems, RegistrationField, RegistrationValues } from './registration.types.ts';

const nameProblem = (text: string): FieldProblem | undefined => {
  const checked = checkName(text);
  return 'problem' in checked ? checked.problem : undefined;
};
const missingUnless = (present: boolean): FieldProblem | undefined => (present ? undefined : 'missing');

/** What is wrong with one field, or nothing. Order: as the fields stand on the form. */
const CHECKS: Readonly<Record<RegistrationField, (values: RegistrationValues) => FieldProblem | undefined>> = {
  gender: ({ gender }) => missingUnless(gender === 'woman' || gender === 'man'),
  firstName: ({ firstName }) => nameProblem(firstName),
  lastName: ({ lastName }) => nameProblem(lastName),
  email: ({ email }) => missingUnless('email' in checkEmail(email)),
  country: ({ country }) => missingUnless(isCountry(country)),
  terms: ({ terms }) => missingUnless(terms),
};
export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'gender',
  'firstName',
  'lastName',
  'email',
  'country',
  'terms',
];

/** Everything that is wrong with the values; empty when they may be sent. */
export function checkRegistration(values: RegistrationValues): FieldProblems {
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field) => {
      const problem = CHECKS[field](values);
      return problem ? [[field, problem]] : [];
    }),
  );
}
