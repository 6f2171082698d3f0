/** What the editor can't hold as such, told in words where it is used: how long a delay is, what a composed guard asks. */
import type { Guard, State, Transition, Trigger, Wait } from '../charts/facts.types.ts';
import { sayDuration } from '../words/say.ts';

/** By `noteKey`: the description of a transition. */
export type Notes = ReadonlyMap<string, string>;
/** A transition in its chart: its state, what it waits for, and the how-manieth of that it is. */
export const noteKey = (state: string, trigger: string, index: number): string => `${state}|${trigger}|${index}`;

function wordOf(trigger: Trigger): string {
  if (trigger.kind === 'event') return `event ${trigger.event}`;
  if (trigger.kind === 'time') return `time ${trigger.delay}`;
  if (trigger.kind === 'always' || trigger.kind === 'address') return trigger.kind;
  return `${trigger.kind} ${trigger.id}`;
}

const lengthOf = ({ atMost, isComputed }: Wait): string => `${isComputed ? 'at most ' : ''}${sayDuration(atMost)}`;
/** `mayRegister and mayChangeAddress`; null: it is not composed. */
function composition({ parts }: Guard): string | null {
  if (!parts) return null;
  const { join, names } = parts;
  return join === 'not' ? `not ${names.join(', ')}` : names.join(` ${join} `);
}
function noteOf({ waits }: State, { trigger, guard }: Transition): string {
  const wait = trigger.kind === 'time' ? waits.find(({ delay }) => delay === trigger.delay) : undefined;
  const asked = guard && composition(guard);
  return [wait ? `After ${lengthOf(wait)}.` : '', guard && asked ? `${guard.name}: ${asked}.` : '']
    .filter(Boolean)
    .join(' ');
}

function notesOfState(state: State): [string, string][] {
  const byWord = Map.groupBy(state.transitions, ({ trigger }) => wordOf(trigger));
  return [...byWord].flatMap(([word, transitions]) =>
    transitions.flatMap((transition, index): [string, string][] => {
      const note = noteOf(state, transition);
      return note === '' ? [] : [[noteKey(state.path, word, index), note]];
    }),
  );
}

/** By the key of each transition that needs one, in a chart: its note. */
export const notesOf = (states: readonly State[]): Notes => new Map(states.flatMap(notesOfState));

/** How long each delay of a chart is, by its name. */
export const delaysOf = (states: readonly State[]): Record<string, string> =>
  Object.fromEntries(states.flatMap(({ waits }) => waits.map((wait) => [wait.delay, lengthOf(wait)])));
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
