/** A form's first step is sent, from its own page, or of the lean flow from the landing page (D15). */
import type { RegistrationFlow } from '../flows/flows.ts';
import { onward } from '../flows/steps.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { failing, judged, waiting } from '../waiting.states.ts';
import { accountKnown } from './account-exists.states.ts';

/** The wait for the answer; its sibling `judging` decides what that means. @param back where the visitor typed. */
export const submitting = (back: string) =>
  visitSetup.createStateConfig({
    description: 'Sent. Back waits for the answer; after a while the visitor may cancel.',
    ...waiting(back),
    invoke: {
      id: 'register',
      src: 'register',
      input: ({ context: { attempt, judgement, flow, token, sourcePath, previousPdpPage } }) => {
        if (!attempt) throw new Error('nothing to send');
        const countryOptions = judgement?.countryOptions ?? [];
        return { ...attempt, countryOptions, flow, token, sourcePath, previousPdpPage };
      },
      onDone: judged,
      onError: failing(back),
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
      ...accountKnown('attempt'),
      { guard: { type: 'answerMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
      { guard: 'mayAskInEnglish', target: 'submitting', actions: 'storeEnglishAttempt' },
      { target: back, actions: 'storeTechnicalProblem' },
    ],
  });
