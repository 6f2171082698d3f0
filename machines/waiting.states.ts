/** What every wait for an answer has in common. */
import type { RegistrationAnswer } from './registration/registration.types.ts';
import { visitSetup } from './visit.setup.ts';

/**
 * Told after a while that it takes longer, with a way to cancel; over after 30 s; Back waits for the answer (D21, D24).
 * @param back where the visitor is again when they cancel or no answer comes: a sibling state, or one by its id.
 */
export const waiting = (back: string) =>
  visitSetup.createStateConfig({
    tags: 'busy',
    on: { 'xstate.route': {}, 'visit.refused': {}, 'logout.chosen': {}, 'wait.cancelled': back },
    after: { answerLimit: { target: back, actions: { type: 'storeFailure', params: { kind: 'timeout' } } } },
    ...slowly,
  });

/** Of an invoke, the end without an answer: what was thrown is kept, to be told where it leads. */
export const failing = (target: string) =>
  ({
    target,
    actions: { type: 'storeError', params: ({ event }: { event: { error: unknown } }) => ({ thrown: event.error }) },
  }) as const;

/** Of an invoke that asks about a registration, the end with an answer: what it means, the sibling `judging` decides (D16). */
export const judged = {
  target: 'judging',
  actions: [
    { type: 'storeAnswer', params: ({ event }: { event: { output: RegistrationAnswer } }) => event.output },
    'reportReasons',
  ],
} as const;

/** A wait that the page need not be kept for. */
export const slowly = {
  initial: 'waiting',
  states: {
    waiting: { after: { slowAnswer: 'takingLonger' } },
    takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
  },
} as const;
