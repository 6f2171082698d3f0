/**
 * A chart as plain data that Stately's editor takes: the configuration that runs, with
 * - addresses as events of the root (`open.landing`), for the editor knows no routes;
 * - what is computed as its source text: `{ computed: '({ event }) => event.values' }`;
 * - params that are no objects as `{ value: … }`, for the editor keeps objects;
 * - each transition described in plain words, with how long its delay is and what a composed guard asks; both listed in the `meta` of the root.
 */
import { machineOf, type ChartId } from '../charts/charts.ts';
import { statesOf } from '../charts/facts.ts';
import { compositionsOf, delaysOf, noteKey, notesOf, type Notes } from './notes.ts';
import { OPEN_ANY, openEvent } from './triggers.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
type Fields = Record<string, Plain>;

function isFields(value: Plain | undefined): value is Fields;
function isFields(value: unknown): value is Readonly<Record<string, unknown>>;
function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

/** Its source on one line. */
const computed = (made: unknown): Plain => ({ computed: String(made).replaceAll(/\s+/g, ' ') });

function plain(value: unknown): Plain {
  if (typeof value === 'function') return computed(value);
  if (Array.isArray(value)) return value.map(plain);
  if (isFields(value)) return fields(Object.entries(value));
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`a chart holds a ${typeof value}, which is no data`);
}
const fields = (entries: readonly (readonly [string, unknown])[]): Fields =>
  Object.fromEntries(entries.flatMap(([key, part]) => (part === undefined ? [] : [[key, plain(part)]])));

/** An action or a guard, by its name. */
function named(given: unknown): Plain {
  if (!isFields(given)) return plain(given);
  const { type, params } = given;
  if (params === undefined) return plain(type);
  const kept = plain(params);
  return { type: plain(type), params: isFields(kept) ? kept : { value: kept } };
}

function transition(given: unknown, note: string | undefined): Plain {
  const { target, guard, actions, description, ...rest } = isFields(given) ? given : { target: given };
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

/** The alternatives of one trigger, in their order. */
const alternatives = (given: unknown, state: string, trigger: string, notes: Notes): Plain =>
  listOf(given).map((one, index) => transition(one, notes.get(noteKey(state, trigger, index))));

function byTrigger(given: unknown, state: string, kind: string, notes: Notes): Fields {
  const named = Object.entries(isFields(given) ? given : {}).map(
    ([name, one]) => [name === 'xstate.route' ? OPEN_ANY : name, one] as const,
  );
  return Object.fromEntries(named.map(([name, one]) => [name, alternatives(one, state, `${kind} ${name}`, notes)]));
}

function invoked(given: unknown, state: string, notes: Notes): Plain {
  const { onDone, onError, ...rest } = isFields(given) ? given : {};
  const ends: Fields = {};
  if (onDone !== undefined) ends['onDone'] = alternatives(onDone, state, `answer ${String(rest['id'])}`, notes);
  if (onError !== undefined) ends['onError'] = alternatives(onError, state, `failure ${String(rest['id'])}`, notes);
  return { ...fields(Object.entries(rest)), ...ends };
}

function stateConfig(given: Readonly<Record<string, unknown>>, path: string, notes: Notes): Fields {
  const { route: _, context: __, schemas: ___, ...kept } = given;
  const { on, always, after, invoke, entry, exit, states, ...rest } = kept;
  const config = fields(Object.entries(rest));
  if (entry !== undefined) config['entry'] = listOf(entry).map(named);
  if (exit !== undefined) config['exit'] = listOf(exit).map(named);
  if (invoke !== undefined) config['invoke'] = listOf(invoke).map((one) => invoked(one, path, notes));
  if (on !== undefined) config['on'] = byTrigger(on, path, 'event', notes);
  if (always !== undefined) config['always'] = alternatives(always, path, 'always', notes);
  if (after !== undefined) config['after'] = byTrigger(after, path, 'time', notes);
  if (isFields(states))
    config['states'] = Object.fromEntries(
      Object.entries(states).map(([key, state]) => [
        key,
        stateConfig(isFields(state) ? state : {}, path === '' ? key : `${path}.${key}`, notes),
      ]),
    );
  return config;
}

/** What asks for a page by its address, as events of the root. */
function opening(given: Readonly<Record<string, unknown>>, notes: Notes): (readonly [string, Plain])[] {
  const { id, route, states } = given;
  const below = Object.values(isFields(states) ? states : {}).flatMap((state) =>
    opening(isFields(state) ? state : {}, notes),
  );
  if (typeof id !== 'string' || !isFields(route)) return below;
  const note = notes.get(noteKey('', `event ${openEvent(id)}`, 0));
  return [[openEvent(id), [transition({ ...route, target: `#${id}` }, note)]], ...below];
}

/** What of a chart stands nowhere else in the file, once. */
function rootMeta(chart: ChartId): Fields {
  const states = statesOf(chart);
  const [delays, composedGuards] = [delaysOf(states), compositionsOf(states)];
  return { delays, ...(Object.keys(composedGuards).length > 0 ? { composedGuards } : {}) };
}

/** The chart's configuration, as plain data. */
export function chartConfig(chart: ChartId): Fields {
  const given: unknown = machineOf(chart).config;
  if (!isFields(given)) throw new Error(`${chart} has no configuration`);
  const notes = notesOf(statesOf(chart));
  const config = stateConfig(given, '', notes);
  const on = isFields(config['on']) ? config['on'] : {};
  return {
    ...config,
    on: { ...on, ...Object.fromEntries(opening(given, notes)) },
    meta: { ...rootMeta(chart), ...(isFields(config['meta']) ? config['meta'] : {}) },
  };
}
