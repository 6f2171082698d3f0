/**
 * The part that a chart altered in some states shares with the original: steps that neither begin in an altered state
 * nor pass through one are the same and are reused; the rest is computed.
 */
import type { Row } from './contexts.ts';
import type { Moves } from './moves.ts';
import type { Happening, Known, Leaf, Place, Step } from './step.types.ts';
import type { StepTable } from './step-table.ts';
import { activeIn } from './xstate-internals.ts';

/** The altered states, by id; and the altered root transitions, by event type. */
export interface Alteration {
  states: readonly string[];
  events: readonly string[];
}
/** Results computed for the original chart. */
interface Original {
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
  /** The known result of an event in a place, by row; undefined if nothing is shared. */
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
