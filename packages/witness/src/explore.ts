/**
 * Explores everything that can happen in a chart, from all its inputs at once, breadth first, so that every path to a
 * situation is shortest. The equality of situations is derived (`relevance.ts`); the chart takes each step once
 * (`step-table.ts`). `xstate/graph` explores snapshots by a given key, which is far too slow and too large for the
 * visit.
 */
import { checkClasses } from './class-check.ts';
import { CommonPart, type Alteration } from './common-part.ts';
import { Graph } from './graph.ts';
import { Meetings, NOWHERE, STAYS, type Limits, type Met } from './meetings.ts';
import { Moves, type Move } from './moves.ts';
import { OpenKeys } from './open-keys.ts';
import type { Row } from './contexts.ts';
import { Relevance } from './relevance.ts';
import { situationNames } from './situation-names.ts';
import { targetOf, type Leaf, type Place, type Step, type Tree } from './step.types.ts';
import { StepTable } from './step-table.ts';
import type { Progress, World } from './world.ts';

/** Far above the size of any of our charts; a graph that reaches it grows without limit. */
const MOST_SITUATIONS = 1_000_000;
/**
 * Number of situations explored per place, increased whenever a round finds nothing new: relevant paths are found in
 * few situations, and all are explored only at the end.
 */
const OF_EACH = [4, 16, 64, Infinity];

export class Explorer {
  readonly #world: World;
  readonly #table: StepTable;
  readonly #relevance: Relevance;
  readonly #openKeys: OpenKeys;
  readonly #constant: readonly (readonly [key: number, value: number])[];
  /** Keys that do not distinguish situations. */
  readonly #ignored: ReadonlySet<number>;
  readonly #moves: Moves;
  readonly #facts: Tree<unknown>[] = [];
  /** Sample of the last round: the first situation of each place, and every n-th of all. */
  #sample: { place: Place; row: Row }[] = [];

  /** @param like the exploration of the original chart, if this one is altered in some places. */
  constructor(world: World, like?: { explorer: Explorer; alteration: Alteration }) {
    this.#world = world;
    const known = like && like.explorer.#known();
    this.#table = new StepTable(world, Object.values(world.beginnings)[0], known?.table);
    const { contexts } = this.#table;
    this.#openKeys = new OpenKeys(this.#table, world.open, known?.valuesIn);
    this.#constant = Object.entries(world.constant).map(
      ([key, value]) => [contexts.indexOf(key), contexts.values.idOf(value)] as const,
    );
    this.#ignored = new Set([...this.#openKeys.keys, ...this.#constant.map(([key]) => key)]);
    this.#relevance = new Relevance(contexts, this.#ignored, known?.countingIn);
    const common = like && known && new CommonPart(known, this.#table, like.alteration);
    this.#moves = new Moves(this.#table, world, common);
  }

  /** Data that the explorer of an altered chart starts from. */
  #known() {
    const [table, moves, openKeys, relevance] = [this.#table, this.#moves, this.#openKeys, this.#relevance];
    const inOwn =
      <T>(of: (place: Place) => Iterable<T>) =>
      ({ name }: Place): Iterable<T> => {
        const place = table.placeNamed(name);
        return place ? of(place) : [];
      };
    return {
      table,
      moves,
      valuesIn: inOwn((place) => openKeys.allIn(place)),
      countingIn: inOwn((place) => relevance.at(place)),
    };
  }
  /** Explores until nothing new is relevant. @throws if that never ends. */
  explore(progress: (progress: Progress) => void): Graph {
    let level = 0;
    for (let round = 1; ; round += 1) {
      const { graph, isCut, hasGrown } = this.#round({ ofEach: OF_EACH[level] ?? Infinity, isPart: false });
      progress({ round, situations: graph.size, edges: graph.edges, runs: this.#table.runs });
      if (!hasGrown) this.#checkClasses();
      if (!hasGrown && !isCut) return graph;
      if (!hasGrown) level += 1;
    }
  }

  /**
   * Explores a limited number of situations of each place, in seconds. Edges beyond the limit lead to the first
   * situation of their place, with the facts of the actual one; so every place is met and no edge is omitted. Classes
   * are not checked. Steps on which the chart throws are in `broken`.
   */
  explorePart(ofEach: number): Graph {
    for (;;) {
      const { graph, hasGrown } = this.#round({ ofEach, isPart: true });
      if (!hasGrown) return graph;
    }
  }
  #checkClasses(): void {
    const sample = this.#sample.map(({ place, row }) => ({
      place,
      row: this.#openKeys.whole(row),
      trees: this.#moves.in(place, false).map(({ tree }) => tree),
    }));
    checkClasses(this.#table, sample, ({ place, row }, key) =>
      this.#openKeys.keys.includes(key) ? this.#openKeys.valuesOf(place, key) : [row[key] as number],
    );
  }
  /** Applies the relevant writes of a step to a row; returns the same row if nothing changes. */
  #after(row: Row, writes: Step['writes']): Row {
    let next = row;
    for (const [key, value] of writes) {
      if (next[key] === value || this.#ignored.has(key)) continue;
      if (next === row) next = row.slice();
      next[key] = value;
    }
    return next;
  }
  /** The row with which an input is explored. */
  #begun(row: Row): Row {
    const next = row.slice();
    for (const [key, value] of this.#constant) next[key] = value;
    this.#openKeys.open(next);
    return next;
  }
  #factsOf(place: Place, row: Row): Leaf<unknown> {
    const tree = (this.#facts[place.index] ??= {
      root: null,
      compute: (snapshot) => this.#world.facts(snapshot.context as object, snapshot),
    });
    return this.#table.leaf(tree, place, row);
  }

  #round(limits: Limits): { graph: Graph; isCut: boolean; hasGrown: boolean } {
    const world = this.#world;
    const graph = new Graph(world.name);
    const nameOf = situationNames(this.#table.contexts, this.#relevance);
    const meetings = new Meetings(graph, nameOf, (place, row) => this.#factsOf(place, row), limits);
    const { left } = meetings;
    const leaves = new Map<Leaf<Step | null>, Place>();
    this.#openKeys.hasGrown = false;

    const hasGrown = (): boolean => {
      const before = this.#relevance.size;
      this.#relevance.grow(leaves, meetings.looks, this.#table.anywhere, this.#moves.sharing);
      return this.#openKeys.hasGrown || this.#relevance.size > before;
    };
    /** Results of shared moves, by the row's observations at all relevant paths. */
    const shared = new Map<string, Map<Move, { leaf: Leaf<Step | null>; to: Met }>>();
    const lookFrom = (at: number, place: Place, row: Row): void => {
      const here: Met = { at };
      const endOf = (step: Step): Met => {
        const then = this.#after(row, step.writes);
        const target = targetOf(step, place);
        return target === place && then === row ? here : meetings.meet(target, then);
      };
      const connect = (step: Step, to: Met, isAlone: boolean): void => {
        if (step.broken !== null) graph.broken.add(`${place.name} breaks on ${step.event.type}: ${step.broken}`);
        else if (to.at === at && to.facts === undefined && isAlone && world.comesToNothing(step))
          graph.ignore(step.event);
        else if (to !== NOWHERE) graph.connect(at, step, to.at, to.facts);
      };
      const { anywhere } = this.#table;
      const moves = this.#moves.in(place, graph.isBeginning(at));
      const name = this.#moves.sharing.has(place) ? nameOf(anywhere, row) : '';
      const alike = shared.get(name) ?? new Map<Move, { leaf: Leaf<Step | null>; to: Met }>();
      shared.set(name, alike);
      for (const move of moves) {
        const { happening, tree, counts } = move;
        if (world.spared.includes(happening.event.type) && !graph.isFirst(at, happening.event)) continue;
        const same = counts === anywhere ? alike.get(move) : undefined;
        if (same) {
          this.#openKeys.handOn(same.leaf, place);
          if (same.leaf.result) connect(same.leaf.result, same.to === STAYS ? here : same.to, true);
          continue;
        }
        const found: Leaf<Step | null>[] = [];
        const isOpen = this.#openKeys.leaves(tree, place, row, (leaf) => found.push(leaf));
        for (const leaf of found) {
          leaves.set(leaf, counts);
          const step = leaf.result;
          const to = step ? endOf(step) : STAYS;
          if (step) connect(step, to, found.length === 1);
          if (counts === anywhere && !isOpen) alike.set(move, { leaf, to: step?.taken.length ? to : STAYS });
        }
      }
    };

    for (const [name, input] of Object.entries(world.beginnings)) {
      const { place, row } = this.#table.begin(input);
      this.#openKeys.begin(place, row);
      graph.begin(name, meetings.begin(place, this.#begun(row)));
    }
    for (const [at, one] of left.entries()) {
      if (one.row) lookFrom(at, one.place, one.row);
      one.row = null;
      if (left.length > MOST_SITUATIONS)
        throw new Error(`${world.name} has no end: more than ${MOST_SITUATIONS} situations, some in ${one.place.name}`);
    }
    this.#sample = meetings.sample;
    return { graph, isCut: meetings.isCut, hasGrown: hasGrown() };
  }
}
