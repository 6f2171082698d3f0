/** The data of a second step, and the effects of its refusal (D15, D16). */
import { needsToken, secondStepOf, stepOn } from '../flows/read-flows.ts';
import type { SecondStepPage } from '../flows/flows.types.ts';
import { given } from '../common/given.ts';
import { store, when } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import { changed, NOTHING_SENT, repeated } from '../context/requests.ts';
import { NOTHING_TYPED, withPerson } from '../context/attempt.ts';
import { maySend } from '../forms/registration.checks.ts';
import { problemsOf } from './registration.rules.ts';
import type { Completion, CompletionAttempt, FinalizeInput } from '../context/registration.types.ts';

/** True if the form was accepted and this page completes it, with the required token if there is one. */
const isDue = ({ flow, token, registration }: VisitContext, page: SecondStepPage) =>
  registration?.status === 'STARTED' && stepOn(flow, page) !== null && (!needsToken(flow) || token.claims !== null);
export const completionInput = ({ context: { requests, registration } }: { context: VisitContext }): FinalizeInput => ({
  ...given(requests.complete.sent),
  registrationId: given(registration).id,
});

export const secondStepActions = {
  storeCompletion: store(({ key, completion }: CompletionAttempt, context) =>
    changed(context, 'complete', {
      sent: repeated(context.requests.complete, { key, completion }),
      problem: null,
    }),
  ),
  storeCompletionProblems: store((_: undefined, context) =>
    changed(context, 'complete', { problem: { kind: 'fields', fields: problemsOf(context) } }),
  ),
  /** Back to the form: discards the started registration, keeps the values of both steps (D16). */
  returnToForm: store((_: undefined, { requests: { register, complete, ...requests } }) => ({
    registration: null,
    answer: null,
    requests: {
      ...requests,
      complete: NOTHING_SENT.complete,
      register: {
        ...register,
        sent: register.sent && {
          ...register.sent,
          values: withPerson(register.sent.values, complete.sent?.completion),
        },
      },
    },
  })),
};

export const secondStepGuards = {
  mayComplete: when((context, completion: Completion) => {
    const fields = secondStepOf(context.flow)?.fields ?? [];
    if (!('person' in completion)) return fields.length === 0;
    return maySend({ ...NOTHING_TYPED, ...completion.person }, fields);
  }),
  /** True if all refused fields are on this screen; otherwise the visitor returns to the step that has them. */
  fieldsOfSecondStep: when((context) => {
    const refused = Object.keys(problemsOf(context));
    const own: readonly string[] = secondStepOf(context.flow)?.fields ?? [];
    return refused.length > 0 && refused.every((field) => own.includes(field));
  }),
  /** The lean flow's second step uses the address of the form while it is due (D3). */
  leanStepDue: when((context) => isDue(context, 'leanSecondStep')),
  leanStepNotDue: when((context) => !isDue(context, 'leanSecondStep')),
  socialStepDue: when((context) => isDue(context, 'socialSecondStep')),
  /** True if the flow has the step, due or not. */
  socialStepAhead: when(({ flow }) => stepOn(flow, 'socialSecondStep') !== null),
};
