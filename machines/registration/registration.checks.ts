/** The rules of the registration form (spec, section 5): one module for the page, the chart's guards and the back end. */
import { isCountry } from '../domain/countries.ts';
import { checkEmail } from '../domain/email.ts';
import type { RegistrationFlow } from '../domain/landing-options.ts';
import { checkName } from '../domain/names.ts';
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
const PERSON: readonly RegistrationField[] = ['gender', 'firstName', 'lastName'];

/** What each flow asks for by its form and by its second step (D15); a social form shows the address that the token names. */
export const FLOW_FIELDS: Readonly<
  Record<RegistrationFlow, Readonly<Record<'form' | 'secondStep', readonly RegistrationField[]>>>
> = {
  default: { form: REGISTRATION_FIELDS, secondStep: [] },
  waitingListApproved: { form: REGISTRATION_FIELDS, secondStep: [] },
  leanStep2: { form: ['email', 'country', 'terms'], secondStep: PERSON },
  socialRegistration: { form: ['gender', 'email', 'country', 'terms'], secondStep: [] },
};

/** The fields of the form, in its order: those of the flow, and those that a refusal named besides. */
export const formFields = (flow: RegistrationFlow, revealed: readonly RegistrationField[]) =>
  REGISTRATION_FIELDS.filter((field) => FLOW_FIELDS[flow].form.includes(field) || revealed.includes(field));

/** Everything that is wrong with the values of these fields; empty when they may be sent. */
export function checkRegistration(
  values: RegistrationValues,
  fields: readonly RegistrationField[] = REGISTRATION_FIELDS,
): FieldProblems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = CHECKS[field](values);
      return problem ? [[field, problem]] : [];
    }),
  );
}
