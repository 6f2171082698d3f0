/** The registration form of every flow (D15). */
import { PERSON_FIELDS, type RegistrationField } from '../flows/fields.ts';
import { formFields } from '../flows/read-flows.ts';
import { offeredCountries } from '../invitation/offered-countries.ts';
import { lockedEmail, NOTHING_TYPED } from '../context/attempt.ts';
import { unsendable } from './registration.checks.ts';
import type { FieldProblem, RegistrationValues } from '../context/registration.types.ts';
import type { FormDefinition, FormFacts } from './form.types.ts';
import { NOTHING_KNOWN, type Visit } from './facts.ts';

/** Fields that the form does not contain are not sent, even if the draft of an earlier form has them. */
const asked = (values: RegistrationValues, fields: readonly string[]): RegistrationValues => ({
  ...values,
  ...Object.fromEntries(PERSON_FIELDS.filter((field) => !fields.includes(field)).map((field) => [field, ''])),
});

export const registrationForm: FormDefinition<RegistrationValues, FieldProblem, RegistrationField> = {
  id: 'registration',
  initial: NOTHING_TYPED,
  wrong: unsendable,
  rulesComeLater: true,
  handOver: (values, fields) => ({ type: 'form.submitted', values: asked(values, fields) }),
};

export function registrationFacts(visit: Visit): FormFacts<RegistrationValues, RegistrationField> {
  const { requests, account, flow, country: likely, codeCheck } = visit.context;
  const { sent: attempt, revealed } = requests.register;
  const locked = lockedEmail(visit.context);
  const countries = offeredCountries(codeCheck);
  return {
    ...NOTHING_KNOWN,
    fields: formFields(flow, revealed),
    known: attempt?.values ?? { ...NOTHING_TYPED, country: likely },
    sent: attempt?.values ?? null,
    locked: locked === null ? {} : { email: locked },
    // The visitor asked for a different address: the taken one is not restored from the draft.
    unwanted: attempt?.values.email === '' && account ? { email: account.email } : {},
    offered: { country: { values: countries, otherwise: countries.includes(likely) ? likely : '' } },
    // A problem of the parallel look-up is shown in its own notice.
    problem: requests.lookUp.problem ?? requests.register.problem,
    busy: visit.hasTag('busy'),
  };
}
