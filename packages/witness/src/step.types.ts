/** Types of a table of steps: places, events, and results by observation. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Row } from './contexts.ts';
import type { Assignment, Recording } from './recorder.ts';
import type { Started } from './stepper.ts';

/** A state value of the chart. */
export interface Place {
  index: number;
  /** The state value as JSON. */
  name: string;
  /** A snapshot without its context. */
  snapshot: AnyMachineSnapshot;
}
/** A result, for all contexts with the observations on the path to it. */
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
/** A result for a row, and all reads in order. */
export interface Known<T> {
  order: readonly number[];
  leaf: Leaf<T>;
}
/** The results of a computation so far, by observation. */
export interface Tree<T> {
  root: Node<T> | null;
  /** Results of another table. */
  known?: ((row: Row) => Known<T> | null) | undefined;
  compute: (snapshot: AnyMachineSnapshot, recording: Recording) => T;
}
export const isFork = <T>(node: Node<T>): node is Fork<T> => 'path' in node;

/** A possible event, or the event derived from it in a situation (`null` if impossible there). */
export interface Happening {
  event: EventObject;
  in: (snapshot: AnyMachineSnapshot) => EventObject | null;
  /** Types of all derived events; computed once for all places in which only the root handles them. */
  types?: readonly string[];
}
export interface Step<Effect = unknown> {
  /** The event. */
  event: EventObject;
  to: Place;
  writes: readonly (readonly [key: number, value: number])[];
  /** Names of the transitions taken, and ids of the states active after any of them. */
  taken: readonly string[];
  states: readonly string[];
  /** The result of `observe`. */
  effect: Effect;
  broken: string | null;
}
/** The target of a step: without a transition it stays in its place, whichever it was computed in. */
export const targetOf = ({ to, taken }: Step, from: Place): Place => (taken.length === 0 ? from : to);
/** A step, as passed to `observe`. */
export interface Shown {
  event: EventObject;
  /** The snapshot before the event. */
  from: AnyMachineSnapshot;
  before: object;
  after: object;
  /** True if the step wrote a key. */
  wrote: (key: string) => boolean;
  emitted: readonly EventObject[];
  started: readonly Started[];
}
/** The effect of a step, as JSON data. */
export type Observe = (step: Shown) => unknown;
