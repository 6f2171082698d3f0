/** Submits a form's first step: from its own page, or from the landing page in the lean flow (D15). */
import type { RegistrationFlow } from '../flows/flows.ts';
import { onward } from '../flows/steps.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, evaluated, waiting } from '../shared/waiting.states.ts';
import { accountKnown } from '../known-account/account-exists.states.ts';
import { registerInput } from '../rules/registration.rules.ts';

/**
 * Waits for the response; the sibling `evaluating` handles it.
 * @param back the state in which the visitor typed.
 */
export const submitting = (back: string) =>
  mixed(waiting({ of: 'register', back }), {
    description: 'Sent. Back waits for the answer; after 8 seconds the visitor can cancel.',
    invoke: {
      id: 'register',
      src: 'register',
      input: registerInput,
      onDone: evaluated('register'),
      onError: failing('register', back),
    },
  });

interface EvaluatingTargets {
  /** The state in which the visitor typed; it shows the problems. */
  back: string;
  /** The state that reloads the terms of the country. */
  outdated: string | readonly string[];
  /** The flows that use this form. */
  flows: readonly RegistrationFlow[];
}
/** Handles the response (D16) and selects the next step (D15). The sibling `submitting` repeats the request. */
export const evaluating = ({ back, outdated, flows }: EvaluatingTargets) =>
  visitSetup.createStateConfig({
    description: 'Evaluates the answer (D16) and selects the next step (D15).',
    always: [
      ...onward('registrationForm', flows),
      { guard: 'termsOutdated', target: outdated, actions: ['storeFieldProblems', 'clearCodeCheck'] },
      { guard: { type: 'answerMeans', params: 'fields' }, target: back, actions: 'storeFieldProblems' },
      ...accountKnown('register'),
      { guard: { type: 'answerMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
      { guard: 'mayAskInEnglish', target: 'submitting', actions: 'storeEnglishAttempt' },
      { target: back, actions: { type: 'storeProblem', params: { of: 'register', problem: { kind: 'technical' } } } },
    ],
  });
