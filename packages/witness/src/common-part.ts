/**
 * What a chart that is otherwise in some states has in common with the chart as it is: every step that begins outside them and comes
 * through none of them is the same. It is taken over; the rest is computed.
 */
import type { Row } from './contexts.ts';
import type { Moves } from './moves.ts';
import type { Happening, Known, Leaf, Place, Step } from './step.types.ts';
import type { StepTable } from './step-table.ts';
import { activeIn } from './xstate-internals.ts';

/** Where a chart is otherwise: in states, by their ids; and on what comes from everywhere, by types of events. */
export interface Alteration {
  states: readonly string[];
  events: readonly string[];
}
/** What was computed of the chart as it is. */
export interface Original {
  table: StepTable;
  moves: Moves;
}

export class CommonPart {
  readonly #original: Original;
  readonly #own: StepTable;
  readonly #altered: ReadonlySet<string>;
  readonly #events: readonly string[];
  readonly #taken = new Map<Leaf<Step | null>, Leaf<Step | null>>();

  constructor(original: Original, own: StepTable, { states, events }: Alteration) {
    this.#original = original;
    this.#own = own;
    this.#altered = new Set(states);
    this.#events = events;
  }
  /** What is known to come of a happening in a place, by row; undefined: nothing of it is in common. */
  known(happening: Happening, { name }: Place): ((row: Row) => Known<Step | null> | null) | undefined {
    const { table, moves } = this.#original;
    const place = table.placeNamed(name);
    if (!place || this.#events.includes(happening.event.type)) return undefined;
    if (activeIn(place.snapshot).some((state) => this.#altered.has(state))) return undefined;
    const tree = moves.treeOf(happening, place);
    return (row) => {
      const { order, leaf } = table.trace(tree, place, row);
      if (leaf.result?.states.some((state) => this.#altered.has(state))) return null;
      return { order, leaf: this.#takenOver(leaf) };
    };
  }
  #takenOver(leaf: Leaf<Step | null>): Leaf<Step | null> {
    const { result } = leaf;
    const taken = this.#taken.get(leaf) ?? {
      ...leaf,
      result: result && { ...result, to: this.#own.placeLike(result.to) },
    };
    this.#taken.set(leaf, taken);
    return taken;
  }
}
