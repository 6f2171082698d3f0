/** Where an event is tracked: on entering a state, or on a transition. */
import { trackedByAction } from '../charts/tracked.ts';
import type { State } from '../charts/facts.types.ts';
import { sayTransition } from '../words/say.ts';
import type { ChartSet } from './chart-set.ts';

export interface TrackedPlace {
  event: string;
  /** When it is tracked; empty for each time. */
  note: string;
  state: State;
  /** The entry, or the transition taken. */
  when: string;
}

/** Notes contain Markdown. */
const plain = (note: string) => note.replaceAll('*', '');

/** Every place of the visit, in order. */
export const trackedPlaces = ({ visit }: ChartSet): readonly TrackedPlace[] =>
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
