/** The place of a transition in a file for Stately's editor. */
import { lowerFirst } from 'es-toolkit/string';
import type { State, Transition } from '../charts/facts.types.ts';

/** The event that requests a page in the editor's chart. @param id of the page's state. */
export const openEvent = (id: string): string => `open.${id}`;
export const OPEN_ANY = openEvent('*');

/** A result requested by another state is handled as an event. */
const isOwn = ({ calls }: State, id: string): boolean => calls.some((call) => call.id === id);
const HEARD = { answer: 'xstate.done.actor', failure: 'xstate.error.actor' } as const;
/**
 * Page events use page ids, which are their keys; a part has `toDeny` for an outside page. A transition without a
 * target applies to any page.
 */
const pageEvent = ([to]: Transition['to']): string =>
  to ? openEvent(lowerFirst((to.path.split('.').at(-1) ?? '').replace(/^to(?=[A-Z])/, ''))) : OPEN_ANY;

/** `event form.submitted`, `time slowAnswer`, `answer register`, `failure register`, `always`. */
export function placeOf(state: State, { trigger, to }: Transition): string {
  if (trigger.kind === 'always') return 'always';
  if (trigger.kind === 'event') return `event ${trigger.event}`;
  if (trigger.kind === 'address') return `event ${pageEvent(to)}`;
  if (trigger.kind === 'time') return `time ${trigger.delay}`;
  const { kind, id } = trigger;
  return isOwn(state, id) ? `${kind} ${id}` : `event ${HEARD[kind]}.${id}`;
}
/** A state's transitions by place, with alternatives in order. */
export const byPlace = (state: State): ReadonlyMap<string, readonly Transition[]> =>
  Map.groupBy(state.transitions, (transition) => placeOf(state, transition));
