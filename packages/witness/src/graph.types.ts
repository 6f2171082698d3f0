/** What a graph of a chart consists of. */
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { invokedIn } from './xstate-internals.ts';

/** A state value of the chart, and what it means. */
export interface Place {
  value: StateValue;
  /** Id of the page that it shows, none before the first; and the screens that it shows. */
  page: string | null;
  screens: readonly string[];
  tags: ReadonlySet<string>;
  /** Ids of the actors that are running. */
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
/** Everything that counts as one: a place, and what is known there. */
export interface Situation<Facts = unknown> {
  index: number;
  place: Place;
  facts: Facts;
}
/** What happens: the event, the names of the transitions that it takes, and what is seen of them. */
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
