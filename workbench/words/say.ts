/** What the charts say, in plain words. Every view, drawing and answer takes its words from here. */
import type { PageId } from '../../machines/visit.types.ts';
import type { Guard, Named, State, Transition, Trigger } from '../charts/facts.types.ts';

/** `Registration form`. */
export const nameOfPage = (page: PageId): string => page;
/** A state within its page or chart: `being sent`; a page itself: the page's name. */
export const nameOfState = (state: State): string => state.key;
/** `Registration form · being sent`. */
export const fullNameOf = (state: State): string =>
  state.page === null || state.isPage ? nameOfState(state) : `${nameOfPage(state.page)} · ${nameOfState(state)}`;

/** `Register is pressed`, `the house answers`, `no answer within 30 s`. */
export const sayTrigger = (trigger: Trigger): string => trigger.kind;
/** `this address has an account`. */
export const sayGuard = ({ name }: Guard): string => name;
/** `what was typed is kept`. */
export const sayAction = ({ name }: Named): string => name;

export interface SaidTransition {
  /** What happens. */
  when: string;
  /** What must hold besides; null: nothing. Of the last of several alternatives: `otherwise`. */
  given: string | null;
  /** What is done on the way, tracking left out. */
  does: readonly string[];
  /** Where it leads, by its full name; of one that stays: `stays`. */
  to: string;
  /** Events that analytics is told of on the way. */
  tracks: readonly string[];
}
export const sayTransition = (transition: Transition): SaidTransition => ({
  when: sayTrigger(transition.trigger),
  given: transition.guard && sayGuard(transition.guard),
  does: transition.actions.map(sayAction),
  to: transition.to.map(({ path }) => path).join(', ') || 'stays',
  tracks: [],
});

/** Events that analytics is told of when the state is entered. */
export const trackedOnEntry = (_state: State): readonly string[] => [];

/** `30 s`, `24 h`. @param ms milliseconds. */
export const sayDuration = (ms: number): string => `${ms / 1000} s`;
