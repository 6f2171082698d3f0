/** The lean flow's second step: who the visitor is (D15). */
import type { RegistrationField } from '../flows/fields.ts';
import { fieldsOf } from '../flows/read-flows.ts';
import { NOTHING_TYPED } from '../context/attempt.ts';
import { unsendable } from './registration.checks.ts';
import type { FieldProblem, RegistrationValues } from '../context/registration.types.ts';
import type { FormDefinition, FormFacts } from './form.types.ts';
import { NOTHING_KNOWN, type Visit } from './facts.ts';

export const secondStepForm: FormDefinition<RegistrationValues, FieldProblem, RegistrationField> = {
  id: 'secondStep',
  initial: NOTHING_TYPED,
  wrong: unsendable,
  rulesComeLater: true,
  handOver: ({ gender, firstName, lastName }) => ({
    type: 'step.submitted',
    completion: { person: { gender, firstName, lastName } },
  }),
};

export function secondStepFacts(visit: Visit): FormFacts<RegistrationValues, RegistrationField> {
  const { flow, requests } = visit.context;
  const { register, complete } = requests;
  const completion = complete.sent?.completion;
  const sent = completion && 'person' in completion ? completion.person : null;
  return {
    ...NOTHING_KNOWN,
    fields: fieldsOf(flow, 'leanSecondStep'),
    known: { ...NOTHING_TYPED, ...register.sent?.values, ...sent },
    sent,
    problem: complete.problem,
    busy: visit.hasTag('busy'),
  };
}
