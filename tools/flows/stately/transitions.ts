/** Rebuilds the configuration of a chart with each of its transitions changed. */
import { lowerFirst } from 'es-toolkit/string';
import type { State, Transition } from '../charts/facts.types.ts';

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

/**
 * Maps a transition in the configuration, with its place as in `byPlace`, to its replacements; an empty list removes
 * it.
 */
export type Change = (one: unknown, path: string, place: string, index: number) => readonly unknown[];

const without = (entries: readonly (readonly [string, readonly unknown[]])[]): Raw =>
  Object.fromEntries(entries.filter(([, left]) => left.length > 0));
/** An existing key, with a changed value. */
const changed = (given: Raw, key: string, by: (value: unknown) => unknown): Raw =>
  given[key] === undefined ? {} : { [key]: by(given[key]) };

export const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export function withTransitions(given: Raw, path: string, change: Change): Raw {
  const alternatives = (many: unknown, place: string) =>
    listOf(many).flatMap((one, index) => change(one, path, place, index));
  const byTrigger = (kind: string) => (triggers: unknown) =>
    without(
      Object.entries(rawOf(triggers)).map(([name, many]) => [
        name,
        alternatives(many, `${kind} ${name === 'xstate.route' ? OPEN_ANY : name}`),
      ]),
    );
  const ended = (one: unknown): Raw => {
    const call = rawOf(one);
    const end = (kind: string) => (many: unknown) => alternatives(many, `${kind} ${String(call['id'])}`);
    return { ...call, ...changed(call, 'onDone', end('answer')), ...changed(call, 'onError', end('failure')) };
  };
  return {
    ...given,
    ...changed(given, 'invoke', (many) => listOf(many).map(ended)),
    ...changed(given, 'on', byTrigger('event')),
    ...changed(given, 'always', (many) => alternatives(many, 'always')),
    ...changed(given, 'after', byTrigger('time')),
    ...changed(given, 'states', (states) =>
      Object.fromEntries(
        Object.entries(rawOf(states)).map(([key, state]) => [
          key,
          withTransitions(rawOf(state), below(path, key), change),
        ]),
      ),
    ),
  };
}

/** The event that requests a page in the editor's chart. @param id of the page's state. */
export const openEvent = (id: string): string => `open.${id}`;
export const OPEN_ANY = openEvent('*');

/** A result requested by another state is handled as an event. */
const isOwn = ({ calls }: State, id: string): boolean => calls.some((call) => call.id === id);
const HANDLED = { answer: 'xstate.done.actor', failure: 'xstate.error.actor' } as const;
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
  return isOwn(state, id) ? `${kind} ${id}` : `event ${HANDLED[kind]}.${id}`;
}
/** A state's transitions by place, with alternatives in order. */
export const byPlace = (state: State): ReadonlyMap<string, readonly Transition[]> =>
  Map.groupBy(state.transitions, (transition) => placeOf(state, transition));
