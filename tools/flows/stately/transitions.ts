/** Rebuilds the configuration of a chart with each of its transitions changed. */
import { OPEN_ANY } from './triggers.ts';

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
