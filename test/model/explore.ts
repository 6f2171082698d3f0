/**
 * The one explorer: everything that can happen in a chart, from all its beginnings at once, breadth first, so that every way to a
 * situation is a shortest one. What makes two situations the same is derived (`relevance.ts`); the chart takes each step once
 * (`step-table.ts`). `xstate/graph` explores by a key that is given, over snapshots: too slow and too large by far for a visit.
 */
import { Graph } from './graph.ts';
import { placeOf } from './graph.types.ts';
import { OpenKeys } from './open-keys.ts';
import type { Row } from './recorder.ts';
import { Relevance } from './relevance.ts';
import { situationNames } from './situation-names.ts';
import { StepTable, type Happening, type Leaf, type Place, type Step, type Tree } from './step-table.ts';
import type { Progress, World } from './world.ts';

/** More than any chart of ours has by far: a graph that gets there grows for ever. */
const MOST_SITUATIONS = 1_000_000;
/** After so many situations it is looked for the first time whether something new counts. */
const FIRST_LOOK = 250;

interface Move {
  happening: Happening;
  tree: Tree<Step | null>;
}

export class Explorer {
  readonly #world: World;
  readonly #table: StepTable;
  readonly #relevance: Relevance;
  readonly #openKeys: OpenKeys;
  readonly #constant: readonly (readonly [key: number, value: number])[];
  /** Keys that tell no situations apart. */
  readonly #ignored: ReadonlySet<number>;
  readonly #moves: Record<'begun' | 'later', (readonly Move[])[]> = { begun: [], later: [] };
  readonly #facts: Tree<unknown>[] = [];

  constructor(world: World) {
    this.#world = world;
    this.#table = new StepTable(world.machine, Object.values(world.beginnings)[0], world.observe);
    const { contexts } = this.#table;
    this.#openKeys = new OpenKeys(this.#table, world.open);
    this.#constant = Object.entries(world.constant).map(
      ([key, value]) => [contexts.indexOf(key), contexts.values.idOf(value)] as const,
    );
    this.#ignored = new Set([...this.#openKeys.keys, ...this.#constant.map(([key]) => key)]);
    this.#relevance = new Relevance(contexts, this.#ignored);
  }

  /** Explores until nothing new counts. Throws where that has no end. */
  explore(progress: (progress: Progress) => void): Graph {
    for (let round = 1; ; round += 1) {
      const { graph, isWhole } = this.#round();
      progress({ round, situations: graph.size, edges: graph.edges, runs: this.#table.runs });
      if (isWhole) return graph;
    }
  }

  /** A row with what a step writes, as far as that tells situations apart; the same row where nothing is other than before. */
  #after(row: Row, writes: Step['writes']): Row {
    let next = row;
    for (const [key, value] of writes) {
      if (next[key] === value || this.#ignored.has(key)) continue;
      if (next === row) next = row.slice();
      next[key] = value;
    }
    return next;
  }
  /** The row that a beginning is explored with. */
  #begun(row: Row): Row {
    const next = row.slice();
    for (const [key, value] of this.#constant) next[key] = value;
    this.#openKeys.open(next);
    return next;
  }
  #movesIn(place: Place, begun: boolean): readonly Move[] {
    const of = this.#moves[begun ? 'begun' : 'later'];
    return (of[place.index] ??= this.#world
      .happeningsIn(place.snapshot, begun)
      .map((happening) => ({ happening, tree: this.#table.treeOf(happening, place) })));
  }
  #factsOf(place: Place, row: Row): Leaf<unknown> {
    const tree = (this.#facts[place.index] ??= {
      root: null,
      compute: (snapshot) => this.#world.facts(snapshot.context as object, snapshot),
    });
    return this.#table.leaf(tree, place, row);
  }

  /** Explores until all is looked at, or something new is found to count: that is looked for after twice as many each time. */
  #round(): { graph: Graph; isWhole: boolean } {
    const world = this.#world;
    const graph = new Graph(world.name);
    const nameOf = situationNames(this.#table.contexts, this.#relevance);
    const known = new Map<string, number>();
    const left: { place: Place; row: Row | null }[] = [];
    const leaves = new Map<Leaf<Step | null>, Place>();
    const looks = new Map<Leaf<unknown>, Place>();
    this.#openKeys.hasGrown = false;

    const meet = (place: Place, row: Row): number => {
      const name = nameOf(place, row);
      const before = known.get(name);
      if (before !== undefined) return before;
      const facts = this.#factsOf(place, row);
      looks.set(facts, place);
      known.set(name, left.length);
      left.push({ place, row });
      return graph.add(place.name, () => placeOf(place.snapshot), facts.result);
    };
    const hasGrown = (): boolean => {
      const before = this.#relevance.size;
      this.#relevance.grow(leaves, looks);
      return this.#openKeys.hasGrown || this.#relevance.size > before;
    };
    const lookFrom = (at: number, place: Place, row: Row): void => {
      const take = (leaf: Leaf<Step | null>): void => {
        leaves.set(leaf, place);
        const step = leaf.result;
        if (step === null) return;
        if (step.broken !== null) {
          graph.broken.add(`${place.name} breaks on ${step.event.type}: ${step.broken}`);
          return;
        }
        const then = this.#after(row, step.writes);
        const to = step.to === place && then === row ? at : meet(step.to, then);
        if (to === at && world.comesToNothing(step)) graph.ignore(step.event);
        else graph.connect(at, step, to);
      };
      for (const { happening, tree } of this.#movesIn(place, graph.isBeginning(at)))
        if (!world.spared.includes(happening.event.type) || graph.isFirst(at, happening.event))
          this.#openKeys.leaves(tree, place, row, take);
    };

    for (const [name, input] of Object.entries(world.beginnings)) {
      const { place, row } = this.#table.begin(input);
      this.#openKeys.begin(place, row);
      graph.begin(name, meet(place, this.#begun(row)));
    }
    let next = FIRST_LOOK;
    for (const [at, one] of left.entries()) {
      if (one.row) lookFrom(at, one.place, one.row);
      // What was looked at needs no row any more.
      one.row = null;
      if (left.length > MOST_SITUATIONS)
        throw new Error(`${world.name} has no end: more than ${MOST_SITUATIONS} situations, some in ${one.place.name}`);
      if (at !== next) continue;
      if (hasGrown()) return { graph, isWhole: false };
      next *= 2;
    }
    return { graph, isWhole: !hasGrown() };
  }
}
