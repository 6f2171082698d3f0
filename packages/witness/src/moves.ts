/** The events possible in each place, and their known results. */
import type { CommonPart } from './common-part.ts';
import type { Happening, Place, Step, Tree } from './step.types.ts';
import type { StepTable } from './step-table.ts';
import type { World } from './world.ts';
import { areHandledAtRoot } from './xstate-internals.ts';

export interface Move {
  happening: Happening;
  tree: Tree<Step | null>;
  /** The place for which reads count: the current one, or one that represents all that share it. */
  counts: Place;
}

export class Moves {
  /** Places that share results. */
  readonly sharing = new Set<Place>();
  readonly #table: StepTable;
  readonly #world: World;
  readonly #known: Record<'begun' | 'later', (readonly Move[])[]> = { begun: [], later: [] };
  /** Results of events that only the root handles. */
  readonly #shared = new Map<Happening, Move>();
  readonly #trees = new Map<Happening, Tree<Step | null>[]>();
  readonly #common: CommonPart | undefined;

  /** @param common results known from another chart. */
  constructor(table: StepTable, world: World, common?: CommonPart) {
    this.#table = table;
    this.#world = world;
    this.#common = common;
  }
  /** The result of an event in a place. */
  treeOf(happening: Happening, place: Place): Tree<Step | null> {
    const trees = this.#trees.get(happening) ?? [];
    this.#trees.set(happening, trees);
    return (trees[place.index] ??= {
      ...this.#table.treeOf(happening, place),
      known: this.#common?.known(happening, place),
    });
  }
  /** @param begun true if the place is initial. */
  in(place: Place, begun: boolean): readonly Move[] {
    return (this.#known[begun ? 'begun' : 'later'][place.index] ??= this.#world
      .happeningsIn(place.snapshot, begun)
      .map((happening) => this.#moveOf(happening, place)));
  }
  #moveOf(happening: Happening, place: Place): Move {
    const move = (counts: Place): Move => ({ happening, tree: this.treeOf(happening, counts), counts });
    if (!happening.types || !areHandledAtRoot(place.snapshot, happening.types)) return move(place);
    this.sharing.add(place);
    const shared = this.#shared.get(happening) ?? move(this.#table.anywhere);
    this.#shared.set(happening, shared);
    return shared;
  }
}
