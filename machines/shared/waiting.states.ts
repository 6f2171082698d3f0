/** Common states of every pending request. */
import type { RegistrationAnswer } from '../context/registration.types.ts';
import type { RequestName } from '../context/requests.types.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import type { VisitTag } from '../page/tags.types.ts';

interface Wait<Tag extends VisitTag> {
  /** The pending request. */
  of: RequestName;
  /** Target after a cancellation: a sibling state, or a state by id. */
  back: string;
  /** Target after a timeout; default: `back`. */
  unanswered?: string;
  tags?: readonly Tag[];
}
/**
 * After a while the visitor sees that it takes longer, and can cancel; times out after 30 s. Back waits for the
 * response (D21, D24).
 */
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

/** `onError` of an invoke: stores the reason with the request; the target state shows it. */
export const failing = (of: RequestName, target: string) =>
  ({
    target,
    actions: {
      type: 'storeError',
      params: ({ event }: { event: { error: unknown } }) => ({ of, thrown: event.error }),
    },
  }) as const;

/** `onDone` of an invoke about a registration: stores the response, which the sibling `evaluating` handles (D16). */
export const evaluated = (of: RequestName) =>
  ({
    target: 'evaluating',
    actions: [
      {
        type: 'storeAnswer',
        params: ({ event }: { event: { output: RegistrationAnswer } }) => ({ of, answer: event.output }),
      },
      'reportReasons',
    ],
  }) as const;

/** A wait during which the visitor may leave the page. */
export const slowly = visitSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { slowAnswer: 'takingLonger' } },
    takingLonger: { description: 'The page says that it takes longer (D24).', tags: 'slow' },
  },
});
