/** The registration form of every flow (D15). */
import { PERSON_FIELDS, type RegistrationField } from '../flows/fields.ts';
import { formFields } from '../flows/read-flows.ts';
import { offeredCountries } from '../invitation/offered-countries.ts';
import { lockedEmail, NOTHING_TYPED } from '../registration/attempt.ts';
import { unsendable } from '../registration/registration.checks.ts';
import type { FieldProblem, RegistrationValues } from '../registration/registration.types.ts';
import type { FormDefinition, FormFacts } from './form.types.ts';
import { NOTHING_KNOWN, type Visit } from './facts.ts';

/** What a form did not ask for is not sent, though an earlier one may have left it in the draft. */
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
  const { requests, account, flow, country: likely, judgement } = visit.context;
  const { sent: attempt, revealed } = requests.register;
  const locked = lockedEmail(visit.context);
  const countries = offeredCountries(judgement);
  return {
    ...NOTHING_KNOWN,
    fields: formFields(flow, revealed),
    known: attempt?.values ?? { ...NOTHING_TYPED, country: likely },
    sent: attempt?.values ?? null,
    locked: locked === null ? {} : { email: locked },
    // A different address was asked for: the one that is taken does not come back from the draft.
    unwanted: attempt?.values.email === '' && account ? { email: account.email } : {},
    offered: { country: { values: countries, otherwise: countries.includes(likely) ? likely : '' } },
    // What is wrong with the look-up beside it is said in its notice.
    problem: requests.lookUp.problem ?? requests.register.problem,
    busy: visit.hasTag('busy'),
  };
}
