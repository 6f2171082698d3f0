/**
 * The description of each transition in plain words, including details the editor can't represent: the length of a
 * delay, the parts of a combined guard.
 */
import type { Guard, State, Transition } from '../charts/facts.types.ts';
import { sayWait } from '../words/duration.ts';
import { sayTransition, sentence } from '../words/say.ts';
import { byPlace } from './transitions.ts';

/** Descriptions of transitions, by `noteKey`. */
export type Notes = ReadonlyMap<string, string>;
/** Key of a transition: its state, its place, and its index there. */
export const noteKey = (state: string, place: string, index: number): string => `${state}|${place}|${index}`;

/** `mayRegister and mayChangeAddress`; null if it is not combined. */
function composition({ parts }: Guard): string | null {
  if (!parts) return null;
  const { join, names } = parts;
  return join === 'not' ? `not ${names.join(', ')}` : names.join(` ${join} `);
}
/** The trigger, the condition, the actions and the tracked events. */
function textsOf(transition: Transition): readonly string[] {
  // The target is visible in the editor.
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
  const parts = [...textsOf(transition), wait ? `after ${sayWait(wait)}` : ''].filter(Boolean);
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

/** The note of each transition of a chart, by its key. */
export const notesOf = (states: readonly State[]): Notes => new Map(states.flatMap(notesOfState));
