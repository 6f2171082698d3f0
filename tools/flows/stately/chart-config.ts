/**
 * A chart as plain data for Stately's editor: the configuration that runs, with
 * - addresses as events of the root (`open.landing`), because the editor knows no routes;
 * - computed values as source text: `{ computed: '({ event }) => event.values' }`;
 * - non-object params as `{ value: … }`, because the editor accepts only objects;
 * - a description in plain words for each transition, with the length of its delay and the parts of a combined guard.
 */
import { noteKey, notesOf, type Notes } from './notes.ts';
import type { ReadMachine } from './stately-charts.ts';
import { isRaw, listOf, rawOf, withTransitions, type Raw, OPEN_ANY, openEvent } from './transitions.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
type Fields = Record<string, Plain>;

/** Its source on one line. */
const computed = (made: unknown): Plain => ({ computed: String(made).replaceAll(/\s+/g, ' ') });

function plain(value: unknown): Plain {
  if (typeof value === 'function') return computed(value);
  if (Array.isArray(value)) return value.map(plain);
  if (isRaw(value)) return fields(Object.entries(value));
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`a chart holds a ${typeof value}, which is no data`);
}
const fields = (entries: readonly (readonly [string, unknown])[]): Fields =>
  Object.fromEntries(entries.flatMap(([key, part]) => (part === undefined ? [] : [[key, plain(part)]])));

function named(given: unknown): Plain {
  if (!isRaw(given)) return plain(given);
  const { type, params } = given;
  if (params === undefined) return plain(type);
  const kept = plain(params);
  return { type: plain(type), params: isRaw(kept) ? kept : { value: kept } };
}

function transition(given: unknown, note: string | undefined): Plain {
  const { target, guard, actions, description, ...rest } = isRaw(given) ? given : { target: given };
  const acts = listOf(actions).map(named);
  const notes = [description, note].filter((text) => typeof text === 'string');
  return {
    ...fields(Object.entries(rest)),
    ...(target === undefined ? {} : { target: plain(target) }),
    ...(guard === undefined ? {} : { guard: named(guard) }),
    ...(acts.length > 0 ? { actions: acts } : {}),
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
  };
}

/** @param given a state with plain transitions. */
function stateConfig(given: Raw): Fields {
  const { route: _, context: __, schemas: ___, entry, exit, invoke, on, always, after, states, ...rest } = given;
  const handled = Object.entries(rawOf(on)).map(([name, ways]) => [name === 'xstate.route' ? OPEN_ANY : name, ways]);
  const below = Object.entries(rawOf(states)).map(([key, state]) => [key, stateConfig(rawOf(state))]);
  const whole = {
    ...rest,
    entry: entry === undefined ? entry : listOf(entry).map(named),
    exit: exit === undefined ? exit : listOf(exit).map(named),
    invoke,
    on: on === undefined ? on : Object.fromEntries(handled),
    always,
    after,
    states: states === undefined ? states : Object.fromEntries(below),
  };
  return fields(Object.entries(whole));
}

/** Address routes of pages, as events of the root. */
function opening(given: Raw, notes: Notes): (readonly [string, Plain])[] {
  const { id, route, states } = given;
  const below = Object.values(rawOf(states)).flatMap((state) => opening(rawOf(state), notes));
  if (typeof id !== 'string' || !isRaw(route)) return below;
  const note = notes.get(noteKey('', `event ${openEvent(id)}`, 0));
  return [[openEvent(id), [transition({ ...route, target: `#${id}` }, note)]], ...below];
}

export function chartConfig({ machine, states }: ReadMachine): Fields {
  const notes = notesOf(states);
  const given = withTransitions(rawOf(machine.config), '', (one, path, place, index) => [
    transition(one, notes.get(noteKey(path, place, index))),
  ]);
  return stateConfig({
    ...given,
    on: { ...rawOf(given['on']), ...Object.fromEntries(opening(given, notes)) },
  });
}
