/** What a state tracks, and when. */
import { trackedByAction } from '../charts/tracked.ts';
import type { Named, State } from '../charts/facts.types.ts';
import { outgoing } from './transition-rows.ts';

interface TrackedHere {
  event: string;
  /** `on entry`, `on accepted, in the lean flow`. */
  on: string;
  /** When it is tracked; empty for each time. */
  note: string;
}

const tracked = (on: string, actions: readonly Named[]): TrackedHere[] =>
  actions.flatMap((action) => trackedByAction(action).map(({ event, note }) => ({ event, note, on })));

/** Events tracked by this state or its ancestors, root excluded. */
export function trackedIn(state: State): readonly TrackedHere[] {
  const { own, inherited, fromChildren } = outgoing(state);
  const rows = [...own, ...[...inherited, ...fromChildren].flatMap((group) => group.rows)];
  const onTheWay = rows.flatMap(({ text, transition }) =>
    tracked(`on: ${text.replace(/^… /, '')}`, transition.actions),
  );
  const all = [...tracked('on entry', state.entry), ...onTheWay];
  const byWords = new Map(all.map((one) => [`${one.event} ${one.on}`, one]));
  return [...byWords.values()];
}
