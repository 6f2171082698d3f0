/** The reachable graph of a chart, as numbers: hundreds of thousands of situations, millions of edges. */
import type { EventObject } from 'xstate';
import type { Edge, Kind, Place, Situation } from './graph.types.ts';

/** Marks an initial situation, which has no incoming edge. */
const BEGUN = -2;
const LISTS = ['place', 'known', 'first', 'by', 'from', 'kind', 'to'] as const;
/** More than the number of situations. */
const LARGE = 2 ** 24;

export class Graph<Facts = unknown, Effect = unknown> {
  readonly name: string;
  readonly places: Place[] = [];
  readonly kinds: Kind<Effect>[] = [];
  /** Initial situations, by the name of the input. */
  readonly begun = new Map<string, number>();
  /** Number of events without effect, which have no edge. */
  ignored = 0;
  /** Every event that had an effect. */
  readonly tried = new Set<EventObject>();
  /** Steps on which the chart threw: place, event and reason. */
  readonly broken = new Set<string>();
  readonly #facts: Facts[] = [];
  readonly #lists: Record<(typeof LISTS)[number], Figures>;
  readonly #placeAt = new Map<string, number>();
  readonly #factsAt = new Map<string, number>();
  readonly #kindAt = new Map<string, number>();
  readonly #ids = new Map<object, number>();
  readonly #kindOfStep = new Map<Kind<Effect>, number>();
  readonly #firsts = new Set<string>();
  /** Number of events omitted because they had occurred there after the same transitions. */
  spared = 0;
  #latest = new Set<number | string>();
  /** By edge to a representative situation, the facts of the actual one. */
  readonly #knownAfter = new Map<number, number>();

  constructor(name: string) {
    this.name = name;
    const list = (of: (typeof LISTS)[number]) => [of, new Figures()] as const;
    this.#lists = Object.fromEntries(LISTS.map(list)) as Record<(typeof LISTS)[number], Figures>;
  }
  get size(): number {
    return this.#lists.place.length;
  }
  get edges(): number {
    return this.#lists.to.length;
  }
  #indexOf<T>(known: Map<string, number>, all: T[], name: string, make: () => T): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, all.length);
    return all.push(make()) - 1;
  }
  /** The number of an object that stays the same. */
  #idOf(thing: object): number {
    const known = this.#ids.get(thing) ?? this.#ids.size;
    this.#ids.set(thing, known);
    return known;
  }
  #indexOfFacts(facts: Facts): number {
    return this.#indexOf(this.#factsAt, this.#facts, JSON.stringify(facts ?? null), () => facts);
  }
  add(name: string, placeThere: () => Place, facts: Facts): number {
    const { place, known, first, by } = this.#lists;
    place.push(this.#indexOf(this.#placeAt, this.places, name, placeThere));
    known.push(this.#indexOfFacts(facts));
    first.push(-1);
    return by.push(-1);
  }
  begin(name: string, situation: number): void {
    this.begun.set(name, situation);
    this.#lists.by.set(situation, BEGUN);
  }
  isBeginning(situation: number): boolean {
    return this.#lists.by.at(situation) === BEGUN;
  }
  #kindOf(step: Kind<Effect>): number {
    const known = this.#kindOfStep.get(step);
    if (known !== undefined) return known;
    const { event, taken, effect } = step;
    const name = `${this.#idOf(event)} ${this.#idOf(taken)} ${JSON.stringify(effect)}`;
    const kind = this.#indexOf(this.#kindAt, this.kinds, name, () => ({ event, taken, effect }));
    this.tried.add(event);
    this.#kindOfStep.set(step, kind);
    return kind;
  }
  /**
   * True if an event occurs for the first time in this place, after the transitions that first led to the situation.
   */
  isFirst(situation: number, event: EventObject): boolean {
    const by = this.#lists.by.at(situation);
    const after = by < 0 ? '' : this.#idOf((this.kinds[this.kind(by)] as Kind).taken);
    const name = `${this.#idOf(event)} ${this.#lists.place.at(situation)} ${after}`;
    if (this.#firsts.has(name)) {
      this.spared += 1;
      return false;
    }
    return Boolean(this.#firsts.add(name));
  }
  /**
   * Adds an edge, once; call it situation by situation.
   * @param facts those of the actual target, if a situation of the same place represents it.
   */
  connect(from: number, step: Kind<Effect>, to: number, facts?: Facts): void {
    const lists = this.#lists;
    const kind = this.#kindOf(step);
    if (lists.first.at(from) === -1) {
      lists.first.set(from, this.edges);
      this.#latest.clear();
    }
    const known = facts === undefined ? this.factsAt(to) : this.#indexOfFacts(facts);
    const edge = facts === undefined ? kind * LARGE + to : `${kind} ${to} ${known}`;
    if (this.#latest.has(edge)) return;
    this.#latest.add(edge);
    if (facts !== undefined) this.#knownAfter.set(this.edges, known);
    if (lists.by.at(to) === -1) lists.by.set(to, this.edges);
    lists.from.push(from);
    lists.kind.push(kind);
    lists.to.push(to);
  }
  situation(index: number): Situation<Facts> {
    const { place, known } = this.#lists;
    return { index, place: this.places[place.at(index)] as Place, facts: this.#facts[known.at(index)] as Facts };
  }
  edge(index: number): Edge<Facts, Effect> {
    const { from, kind, to } = this.#lists;
    const of = this.kinds[kind.at(index)] as Kind<Effect>;
    const end = { ...this.situation(to.at(index)), facts: this.factsNumbered(this.factsAfter(index)) };
    return { index, from: this.situation(from.at(index)), ...of, to: end };
  }
  /** Ends and kind of an edge, as numbers. */
  readonly from = (edge: number): number => this.#lists.from.at(edge);
  readonly kind = (edge: number): number => this.#lists.kind.at(edge);
  readonly to = (edge: number): number => this.#lists.to.at(edge);
  ignore(event: EventObject): void {
    this.ignored += 1;
    this.tried.add(event);
  }
  /** The number of a situation's facts. */
  factsAt(situation: number): number {
    return this.#lists.known.at(situation);
  }
  /** The number of the facts after an edge. */
  factsAfter = (edge: number): number => this.#knownAfter.get(edge) ?? this.factsAt(this.to(edge));
  factsNumbered = (index: number): Facts => this.#facts[index] as Facts;
  /** True if an edge leads to the actual situation, not to a representative. */
  isExact = (edge: number): boolean => !this.#knownAfter.has(edge);
  /** The number of a situation's place. */
  placeAt(situation: number): number {
    return this.#lists.place.at(situation);
  }
  /** The edges that leave a situation: first index, and index after the last. */
  span(situation: number): readonly [number, number] {
    const first = this.#lists.first.at(situation);
    if (first === -1) return [0, 0];
    let end = first;
    while (end < this.edges && this.from(end) === situation) end += 1;
    return [first, end];
  }
  /** The shortest path to a situation: its input and its edges. */
  wayTo(situation: number): { beginning: string; edges: readonly number[] } {
    const edges: number[] = [];
    let at = situation;
    while (!this.isBeginning(at)) {
      const by = this.#lists.by.at(at);
      if (by < 0 || edges.length > this.size) throw new Error(`no beginning leads to situation ${situation}`);
      edges.unshift(by);
      at = this.from(by);
    }
    const [beginning = ''] = [...this.begun].find(([, begun]) => begun === at) ?? [];
    return { beginning, edges };
  }
}

/** A growing list of small integers. */
export class Figures {
  #kept = new Int32Array(1 << 16);
  length = 0;
  push(figure: number): number {
    if (this.length === this.#kept.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.#kept);
      this.#kept = wider;
    }
    this.#kept[this.length] = figure;
    return this.length++;
  }
  set(index: number, figure: number): void {
    this.#kept[index] = figure;
  }
  at = (index: number): number => this.#kept[index] ?? -1;
}
