/** What every wait for an answer has in common. */
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

/** A wait that the page need not be kept for. */
export const slowly = {
  initial: 'waiting',
  states: {
    waiting: { after: { slowAnswer: 'takingLonger' } },
    takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
  },
} as const;
