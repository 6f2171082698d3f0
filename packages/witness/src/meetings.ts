/** The situations met in one round of an exploration: which of them are explored, and which represent others. */
import type { Row } from './contexts.ts';
import type { Graph } from './graph.ts';
import { placeOf } from './graph.types.ts';
import type { Leaf, Place } from './step.types.ts';

/** The target of a step; with its facts, if a situation of the same place represents it. */
export interface Met {
  at: number;
  facts?: unknown;
}
/** The target is not explored. */
export const NOWHERE: Met = { at: -1 };
/** The step stays. */
export const STAYS: Met = { at: -2 };

/** One in this many situations is sampled for the check of classes. */
const SAMPLED_EVERY = 499;

export interface Limits {
  /** Number of situations explored per place. */
  ofEach: number;
  /**
   * True if the first situation of a place represents those beyond the limit; otherwise they are omitted, with their
   * incoming edges.
   */
  isPart: boolean;
}

export class Meetings {
  /** Situations to explore; explored ones drop their row. */
  readonly left: { place: Place; row: Row | null }[] = [];
  /** The first situation of each place, and every n-th of all. */
  readonly sample: { place: Place; row: Row }[] = [];
  /** Leaves of computed facts, each with its place. */
  readonly looks = new Map<Leaf<unknown>, Place>();
  /** True if anything was beyond the limit. */
  isCut = false;
  readonly #known = new Map<string, Met>();
  readonly #ofPlace: number[][] = [];
  readonly #graph: Graph;
  readonly #nameOf: (place: Place, row: Row) => string;
  readonly #factsOf: (place: Place, row: Row) => Leaf<unknown>;
  readonly #limits: Limits;

  constructor(
    graph: Graph,
    nameOf: (place: Place, row: Row) => string,
    factsOf: (place: Place, row: Row) => Leaf<unknown>,
    limits: Limits,
  ) {
    this.#graph = graph;
    this.#nameOf = nameOf;
    this.#factsOf = factsOf;
    this.#limits = limits;
  }
  /** Initial situations are always explored. */
  begin(place: Place, row: Row): number {
    return this.#meet(place, row, Infinity).at;
  }
  meet(place: Place, row: Row): Met {
    return this.#meet(place, row, this.#limits.ofEach);
  }
  #meet(place: Place, row: Row, limit: number): Met {
    const name = this.#nameOf(place, row);
    const before = this.#known.get(name);
    if (before !== undefined) return before;
    const others = (this.#ofPlace[place.index] ??= []);
    const isBeyond = others.length >= limit;
    this.isCut ||= isBeyond;
    if (isBeyond && !this.#limits.isPart) return NOWHERE;
    const facts = this.#factsOf(place, row);
    this.looks.set(facts, place);
    const met: Met = isBeyond ? { at: others[0] ?? 0, facts: facts.result } : { at: this.left.length };
    this.#known.set(name, met);
    if (isBeyond) return met;
    if (others.length === 0 || met.at % SAMPLED_EVERY === 0) this.sample.push({ place, row });
    others.push(met.at);
    this.left.push({ place, row });
    this.#graph.add(place.name, () => placeOf(place.snapshot), facts.result);
    return met;
  }
}
