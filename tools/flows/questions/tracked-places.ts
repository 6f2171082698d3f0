/** Where analytics is told of something: on entering a state, or on a way out of it. */
import { trackedByAction } from '../charts/tracked.ts';
import type { State } from '../charts/facts.types.ts';
import { sayTransition } from '../words/say.ts';
import type { House } from './house.ts';

export interface TrackedPlace {
  event: string;
  /** What is to be said of when; empty: each time. */
  note: string;
  state: State;
  /** What happens: it is entered, or which way is taken. */
  when: string;
}

/** Notes are written for a page in Markdown. */
const plain = (note: string) => note.replaceAll('*', '');

/** Every place of the visit, in its order. */
export const trackedPlaces = ({ visit }: House): readonly TrackedPlace[] =>
  visit.flatMap((state) => [
    ...state.entry
      .flatMap(trackedByAction)
      .map(({ event, note }): TrackedPlace => ({ event, note: plain(note), state, when: 'it is shown' })),
    ...state.transitions.flatMap((transition) => {
      const { when, given } = sayTransition(transition);
      return transition.actions.flatMap(trackedByAction).map(({ event, note }): TrackedPlace => ({
        event,
        note: plain(note),
        state,
        when: given === null ? when : when === 'at once' ? given : `${when}: ${given}`,
      }));
    }),
  ]);
