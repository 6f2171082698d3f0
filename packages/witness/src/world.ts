/** The subject of an exploration: a chart, its possible events and its observed effects. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Happening, Observe, Step } from './step.types.ts';

export interface World {
  name: string;
  machine: AnyStateMachine;
  /** Inputs, by name. */
  beginnings: Readonly<Record<string, unknown>>;
  /** Every possible event, in a stable order. */
  events: () => readonly EventObject[];
  /** Events possible in a place; `begun`: the place is initial. Returns the same objects each time. */
  happeningsIn: (snapshot: AnyMachineSnapshot, begun: boolean) => readonly Happening[];
  observe: Observe;
  /** True if a step without target counts as no step. */
  comesToNothing: (step: Step) => boolean;
  /** Facts about a situation, from keys that are not open. */
  facts: (context: object, snapshot: AnyMachineSnapshot) => unknown;
  /** Types of external events possible at any time: tried once per place and preceding sequence of transitions. */
  spared: readonly string[];
  /**
   * Context values that are records: each of their entries is a key, `record.entry`. An outer record precedes an inner
   * one.
   */
  records: readonly string[];
  /**
   * By key, maps a value to the representative of its class, whose values are indistinguishable; `class-check.ts`
   * checks that.
   */
  classes: Readonly<Record<string, (value: never) => unknown>>;
  /** Keys that only affect emitted events, each with the value that emits most. */
  constant: Readonly<Record<string, unknown>>;
  /** Keys that do not distinguish situations: wherever one is read, all its possible values in that place are tried. */
  open: readonly string[];
}
/** Progress: the number of rounds, and the results of the last one. */
export interface Progress {
  round: number;
  situations: number;
  edges: number;
  /** Steps taken by the chart itself. */
  runs: number;
}
