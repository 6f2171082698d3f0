/** A form's first step is sent, from its own page, or of the lean flow from the landing page (D15). */
import type { RegistrationFlow } from '../flows/flows.ts';
import { onward } from '../flows/steps.states.ts';
import { mixed } from '../mixed.ts';
import { visitSetup } from '../visit.setup.ts';
import { failing, judged, waiting } from '../waiting.states.ts';
import { accountKnown } from './account-exists.states.ts';
import { registerInput } from './registration.rules.ts';

/** The wait for the answer; its sibling `judging` decides what that means. @param back where the visitor typed. */
export const submitting = (back: string) =>
  mixed(waiting({ of: 'register', back }), {
    description: 'Sent. Back waits for the answer; after a while the visitor may cancel.',
    invoke: {
      id: 'register',
      src: 'register',
      input: registerInput,
      onDone: judged('register'),
      onError: failing('register', back),
    },
  });

interface JudgingTargets {
  /** Where the visitor typed, and what is wrong is told. */
  back: string;
  /** Where the terms of the country are asked for anew. */
  outdated: string | readonly string[];
  /** The flows whose form it is. */
  flows: readonly RegistrationFlow[];
}
/** What the answer means (D16), and which step comes next (D15). Its sibling `submitting` sends once more. */
export const judging = ({ back, outdated, flows }: JudgingTargets) =>
  visitSetup.createStateConfig({
    description: 'What the answer means (D16), and which step comes next (D15).',
    always: [
      ...onward('registrationForm', flows),
      { guard: 'termsOutdated', target: outdated, actions: ['storeFieldProblems', 'clearJudgement'] },
      { guard: { type: 'answerMeans', params: 'fields' }, target: back, actions: 'storeFieldProblems' },
      ...accountKnown('register'),
      { guard: { type: 'answerMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
      { guard: 'mayAskInEnglish', target: 'submitting', actions: 'storeEnglishAttempt' },
      { target: back, actions: { type: 'storeProblem', params: { of: 'register', problem: { kind: 'technical' } } } },
    ],
  });
