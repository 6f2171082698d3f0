/** The description of each transition, in plain words, with what the editor can't hold as such: how long a delay is, what a composed guard asks. */
import type { Guard, State, Transition } from '../charts/facts.types.ts';
import { sayWait } from '../words/duration.ts';
import { sayTransition, sentence } from '../words/say.ts';
import { byPlace } from './triggers.ts';

/** By `noteKey`: the description of a transition. */
export type Notes = ReadonlyMap<string, string>;
/** A transition in its chart: its state, its place there, and the how-manieth there it is. */
export const noteKey = (state: string, place: string, index: number): string => `${state}|${place}|${index}`;

/** `mayRegister and mayChangeAddress`; null: it is not composed. */
function composition({ parts }: Guard): string | null {
  if (!parts) return null;
  const { join, names } = parts;
  return join === 'not' ? `not ${names.join(', ')}` : names.join(` ${join} `);
}
/** What happens, what must hold, what is done, what is tracked. */
function saidOf(transition: Transition): readonly string[] {
  // Where it leads is seen.
  const { when, given, does, tracks } = sayTransition({ ...transition, to: [] });
  return [
    [when, given ?? ''].filter(Boolean).join(': '),
    does.join('; '),
    tracks.length > 0 ? `tracks ${tracks.join(', ')}` : '',
  ];
}
function noteOf({ waits }: State, transition: Transition): string {
  const { trigger, guard } = transition;
  const wait = trigger.kind === 'time' ? waits.find(({ delay }) => delay === trigger.delay) : undefined;
  const asked = guard && composition(guard);
  const parts = [...saidOf(transition), wait ? `after ${sayWait(wait)}` : ''].filter(Boolean);
  return [...parts.map((part) => `${sentence(part)}.`), ...(guard && asked ? [`${guard.name}: ${asked}.`] : [])].join(
    ' ',
  );
}
const notesOfState = (state: State): [string, string][] =>
  [...byPlace(state)].flatMap(([place, transitions]) =>
    transitions.map((transition, index): [string, string] => [
      noteKey(state.path, place, index),
      noteOf(state, transition),
    ]),
  );

/** By the key of each transition of a chart: its note. */
export const notesOf = (states: readonly State[]): Notes => new Map(states.flatMap(notesOfState));

/** How long each delay of a chart is, by its name. */
export const delaysOf = (states: readonly State[]): Record<string, string> =>
  Object.fromEntries(states.flatMap(({ waits }) => waits.map((wait) => [wait.delay, sayWait(wait)])));
/** What each composed guard of a chart asks, by its name. */
export const compositionsOf = (states: readonly State[]): Record<string, string> =>
  Object.fromEntries(
    states.flatMap(({ transitions }) =>
      transitions.flatMap(({ guard }) => {
        const asked = guard && composition(guard);
        return asked ? [[guard.name, asked]] : [];
      }),
    ),
  );
