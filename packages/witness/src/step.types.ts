/** What a table of steps consists of: places, what may happen there, and what came of it by what was read. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Row } from './contexts.ts';
import type { Assignment, Recording } from './recorder.ts';
import type { Started } from './stepper.ts';

/** A state value of the chart. */
export interface Place {
  index: number;
  /** The state value as JSON. */
  name: string;
  /** A snapshot there, of which only the context is to be supplied. */
  snapshot: AnyMachineSnapshot;
}
/** What was computed, for all contexts that look the same on the paths that lead here. */
export interface Leaf<T> {
  result: T;
  decided: readonly number[];
  emitted: readonly number[];
  assignments: readonly Assignment[];
}
export interface Fork<T> {
  path: number;
  next: Map<number, Node<T>>;
}
export type Node<T> = Fork<T> | Leaf<T>;
/** What was computed for a row, and all that was read for it in its order. */
export interface Known<T> {
  order: readonly number[];
  leaf: Leaf<T>;
}
/** What a computation has come to so far, by what it read. */
export interface Tree<T> {
  root: Node<T> | null;
  /** What another table knows of it. */
  known?: ((row: Row) => Known<T> | null) | undefined;
  compute: (snapshot: AnyMachineSnapshot, recording: Recording) => T;
}
export const isFork = <T>(node: Node<T>): node is Fork<T> => 'path' in node;

/** What may happen: an event, or what becomes of one in a situation (`null`: it can't come there). */
export interface Happening {
  event: EventObject;
  in: (snapshot: AnyMachineSnapshot) => EventObject | null;
  /** Types of all that may become of it: it is computed once for all places in which only the root hears them. */
  types?: readonly string[];
}
export interface Step<Effect = unknown> {
  /** What happened. */
  event: EventObject;
  to: Place;
  writes: readonly (readonly [key: number, value: number])[];
  /** Names of the transitions that were taken, and ids of the states that were active after any of them. */
  taken: readonly string[];
  states: readonly string[];
  /** What whoever asks for it sees of the step. */
  effect: Effect;
  broken: string | null;
}
/** Where a step leads: where nothing was taken, it stays in its place, whichever it was computed in. */
export const targetOf = ({ to, taken }: Step, from: Place): Place => (taken.length === 0 ? from : to);
/** A step as it is shown to whoever sees something of it. */
export interface Shown {
  event: EventObject;
  /** Where it came. */
  from: AnyMachineSnapshot;
  before: object;
  after: object;
  /** Whether the step wrote a key. */
  wrote: (key: string) => boolean;
  emitted: readonly EventObject[];
  started: readonly Started[];
}
/** What is seen of a step: anything that JSON can say. */
export type Observe = (step: Shown) => unknown;
