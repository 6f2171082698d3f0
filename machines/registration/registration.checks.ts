/** The rules of the registration form (spec, section 5): one module for the page, the chart's guards and the back end. */
import { isCountry } from '../domain/countries.ts';
import { checkEmail } from '../domain/email.ts';
import type { RegistrationField } from '../flows/fields.ts';
import { checkName } from '../domain/names.ts';
import type { FieldProblem, FieldProblems, RegistrationValues } from './registration.types.ts';

const nameProblem = (text: string): FieldProblem | undefined => {
  const checked = checkName(text);
  return 'problem' in checked ? checked.problem : undefined;
};
const missingUnless = (present: boolean): FieldProblem | undefined => (present ? undefined : 'missing');

/** What is wrong with one field, or nothing. */
const CHECKS: Readonly<Record<RegistrationField, (values: RegistrationValues) => FieldProblem | undefined>> = {
  gender: ({ gender }) => missingUnless(gender === 'woman' || gender === 'man'),
  firstName: ({ firstName }) => nameProblem(firstName),
  lastName: ({ lastName }) => nameProblem(lastName),
  email: ({ email }) => missingUnless('email' in checkEmail(email)),
  country: ({ country }) => missingUnless(isCountry(country)),
  terms: ({ terms }) => missingUnless(terms),
};

/** Everything that is wrong with the values of these fields; empty when they may be sent. */
export function checkRegistration(values: RegistrationValues, fields: readonly RegistrationField[]): FieldProblems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = CHECKS[field](values);
      return problem ? [[field, problem]] : [];
    }),
  );
}
