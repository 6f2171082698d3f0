/** Types of a chart's graph. */
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { invokedIn } from './xstate-internals.ts';

/** A state value of the chart, with derived data. */
export interface Place {
  value: StateValue;
  /** Id of its page, null before the first page; and its screens. */
  page: string | null;
  screens: readonly string[];
  tags: ReadonlySet<string>;
  /** Ids of the running actors. */
  asking: readonly string[];
}
function shownIn(snapshot: AnyMachineSnapshot): Pick<Place, 'page' | 'screens'> {
  const pages = Object.entries(snapshot.getMeta() as object).filter(([, meta]) => Boolean(meta));
  return {
    page: pages[0]?.[0] ?? null,
    screens: pages.map(([, meta]) => String(Reflect.get(meta as object, 'screen'))),
  };
}
export const placeOf = (snapshot: AnyMachineSnapshot): Place => ({
  value: snapshot.value as StateValue,
  ...shownIn(snapshot),
  tags: new Set(snapshot.tags),
  asking: invokedIn(snapshot),
});
/** A place and the facts known there. */
export interface Situation<Facts = unknown> {
  index: number;
  place: Place;
  facts: Facts;
}
/** What an edge shows: the event, the names of its transitions, and its effect. */
export interface Kind<Effect = unknown> {
  event: EventObject;
  taken: readonly string[];
  effect: Effect;
}
export interface Edge<Facts = unknown, Effect = unknown> extends Kind<Effect> {
  index: number;
  from: Situation<Facts>;
  to: Situation<Facts>;
}
