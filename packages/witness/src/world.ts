/** What is explored: a chart, with what may happen in it and what is seen of it. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Happening, Observe, Step } from './step.types.ts';

export interface World {
  name: string;
  machine: AnyStateMachine;
  /** Inputs, by what they are called. */
  beginnings: Readonly<Record<string, unknown>>;
  /** Every event that may come, in an order that does not change. */
  events: () => readonly EventObject[];
  /** What may happen in a place; `begun`: where the chart begins. The same objects every time. */
  happeningsIn: (snapshot: AnyMachineSnapshot, begun: boolean) => readonly Happening[];
  observe: Observe;
  /** Whether a step that leads nowhere is none. */
  comesToNothing: (step: Step) => boolean;
  /** What is known of a situation, of what is not left open. */
  facts: (context: object, snapshot: AnyMachineSnapshot) => unknown;
  /** Types of what comes from outside at any time: each is tried once in each place after each sequence of transitions there. */
  spared: readonly string[];
  /** Which values of a context are records: each of their entries is a key, `record.entry`. An outer one comes before an inner. */
  records: readonly string[];
  /** By key, what stands for a value and all others of its class: nothing tells them apart, which `classes.ts` tries. */
  classes: Readonly<Record<string, (value: never) => unknown>>;
  /** Keys that decide of what is emitted alone: each is taken for the value with which the most is emitted. */
  constant: Readonly<Record<string, unknown>>;
  /** Keys that tell no situations apart: wherever one is read, all that it can be in that place is tried. */
  open: readonly string[];
}
/** How far it is: the rounds begun, and of the last one what was found. */
export interface Progress {
  round: number;
  situations: number;
  edges: number;
  /** Steps that the chart itself took. */
  runs: number;
}
