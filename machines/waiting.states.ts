/** What every wait for an answer has in common. */
import type { RegistrationAnswer } from './registration/registration.types.ts';
import type { RequestName } from './requests/requests.types.ts';
import { visitSetup } from './visit.setup.ts';
import type { VisitTag } from './visit.types.ts';

interface Wait<Tag extends VisitTag> {
  /** What is waited for. */
  of: RequestName;
  /** Where the visitor is again when they cancel: a sibling state, or one by its id. */
  back: string;
  /** Where no answer in time leads; left out: back. */
  unanswered?: string;
  tags?: readonly Tag[];
}
/** Told after a while that it takes longer, with a way to cancel; over after 30 s; Back waits for the answer (D21, D24). */
export const waiting = <const Tag extends VisitTag = never>({ of, back, unanswered = back, tags = [] }: Wait<Tag>) =>
  visitSetup.createStateConfig({
    tags: ['busy', ...tags],
    on: { 'xstate.route': {}, 'visit.refused': {}, 'logout.chosen': {}, 'wait.cancelled': back },
    after: {
      answerLimit: {
        target: unanswered,
        actions: { type: 'storeProblem', params: { of, problem: { kind: 'timeout' } } },
      },
    },
    ...slowly,
  });

/** Of an invoke, the end without an answer: why is kept with what was sent, to be said where it leads. */
export const failing = (of: RequestName, target: string) =>
  ({
    target,
    actions: {
      type: 'storeError',
      params: ({ event }: { event: { error: unknown } }) => ({ of, thrown: event.error }),
    },
  }) as const;

/** Of an invoke that asks about a registration, the end with an answer: what it means, the sibling `judging` decides (D16). */
export const judged = (of: RequestName) =>
  ({
    target: 'judging',
    actions: [
      {
        type: 'storeAnswer',
        params: ({ event }: { event: { output: RegistrationAnswer } }) => ({ of, answer: event.output }),
      },
      'reportReasons',
    ],
  }) as const;

/** A wait that the page need not be kept for. */
export const slowly = visitSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { slowAnswer: 'takingLonger' } },
    takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
  },
});
