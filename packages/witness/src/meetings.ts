/** The situations of one round of an exploration, as they are met: which of them are looked at, and which stand for others. */
import type { Row } from './contexts.ts';
import type { Graph } from './graph.ts';
import { placeOf } from './graph.types.ts';
import type { Leaf, Place } from './step.types.ts';

/** Where a step leads: with what is known there, if a situation of the same place stands for the one that it leads to. */
export interface Met {
  at: number;
  facts?: unknown;
}
/** Where nothing is looked at. */
export const NOWHERE: Met = { at: -1 };
/** It stays where it is. */
export const STAYS: Met = { at: -2 };

/** Of so many situations one is taken on with the values that others stand for. */
const SAMPLED_EVERY = 499;

export interface Limits {
  /** Situations of each place that are looked at. */
  ofEach: number;
  /** Whether the first of a place stands for those beyond the limit; else they are left out, with what leads to them. */
  isPart: boolean;
}

export class Meetings {
  /** What is to be looked from; what was looked from needs no row any more. */
  readonly left: { place: Place; row: Row | null }[] = [];
  /** The first of each place, and of all of them every so-manieth. */
  readonly sample: { place: Place; row: Row }[] = [];
  /** What is known in them was computed: with the place where it was. */
  readonly looks = new Map<Leaf<unknown>, Place>();
  /** Whether anything was beyond the limit. */
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
  /** Where one begins is looked at whatever the limit. */
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
