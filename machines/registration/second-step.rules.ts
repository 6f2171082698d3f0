/** What a second step collects, and what its refusal leads to (D15, D16). */
import { needsToken, secondStepOf, stepOn } from '../flows/read-flows.ts';
import type { SecondStepPage } from '../flows/flows.types.ts';
import { store, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import { changed, NOTHING_SENT, repeated } from '../requests/requests.ts';
import { NOTHING_TYPED, withPerson } from './attempt.ts';
import { maySend } from './registration.checks.ts';
import { problemsOf } from './registration.rules.ts';
import type { Completion, CompletionAttempt, FinalizeInput } from './registration.types.ts';

/** The form was accepted, and this page completes what it began; where a token is needed, it is there. */
const isDue = ({ flow, token, registration }: VisitContext, page: SecondStepPage) =>
  registration?.status === 'STARTED' && stepOn(flow, page) !== null && (!needsToken(flow) || token.claims !== null);
export const completionInput = ({ context: { requests, registration } }: { context: VisitContext }): FinalizeInput => ({
  key: requests.complete.sent?.key ?? '',
  registrationId: registration?.id ?? '',
  completion: requests.complete.sent?.completion ?? { shoppingPreferences: [] },
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
  /** Back to the form: the started registration is left behind, what was typed in either step is not (D16). */
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
  /** A field that is not on this screen: back to the step that has it. */
  fieldsOfSecondStep: when((context) => {
    const refused = Object.keys(problemsOf(context));
    const own: readonly string[] = secondStepOf(context.flow)?.fields ?? [];
    return refused.length > 0 && refused.every((field) => own.includes(field));
  }),
  /** The lean flow's second step shares the address of the form; while it is due, that address is its own (D3). */
  leanStepDue: when((context) => isDue(context, 'leanSecondStep')),
  leanStepNotDue: when((context) => !isDue(context, 'leanSecondStep')),
  socialStepDue: when((context) => isDue(context, 'socialSecondStep')),
  /** The flow has that step, whether it is due or not. */
  socialStepAhead: when(({ flow }) => stepOn(flow, 'socialSecondStep') !== null),
};
