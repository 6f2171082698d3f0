/** What analytics is told in a state, and by what. */
import { trackedByAction } from '../charts/tracked.ts';
import type { Named, State } from '../charts/facts.types.ts';
import { leadsOn } from './ways.ts';

export interface TrackedHere {
  event: string;
  /** `on entry`, `on accepted, in the lean flow`. */
  on: string;
  /** What is to be said of when; empty: each time. */
  note: string;
}

const tracked = (on: string, actions: readonly Named[]): TrackedHere[] =>
  actions.flatMap((action) => trackedByAction(action).map(({ event, note }) => ({ event, note, on })));

/** What is told on entry, and by what may happen in the state itself or because of what it is within; by what may happen anywhere not. */
export function trackedIn(state: State): readonly TrackedHere[] {
  const { own, inherited, fromWithin } = leadsOn(state);
  const rows = [...own, ...[...inherited, ...fromWithin].flatMap((group) => group.rows)];
  const onTheWay = rows.flatMap(({ text, transition }) =>
    tracked(`on: ${text.replace(/^… /, '')}`, transition.actions),
  );
  const all = [...tracked('on entry', state.entry), ...onTheWay];
  const byWords = new Map(all.map((one) => [`${one.event} ${one.on}`, one]));
  return [...byWords.values()];
}
