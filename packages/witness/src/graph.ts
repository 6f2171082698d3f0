/** The reachable graph of a chart, as figures: hundreds of thousands of situations, millions of edges. */
import type { EventObject } from 'xstate';
import { Figures } from './figures.ts';
import type { Edge, Kind, Place, Situation } from './graph.types.ts';

/** Marks a situation that nothing led to: one begins there. */
const BEGUN = -2;
const LISTS = ['place', 'known', 'first', 'by', 'from', 'kind', 'to'] as const;
/** More than there are situations. */
const LARGE = 2 ** 24;

export class Graph<Facts = unknown, Effect = unknown> {
  readonly name: string;
  readonly places: Place[] = [];
  readonly kinds: Kind<Effect>[] = [];
  /** Where one begins, by the name of the beginning. */
  readonly begun = new Map<string, number>();
  /** How often something happened that came to nothing: no edge. */
  ignored = 0;
  /** Every event that came somewhere. */
  readonly tried = new Set<EventObject>();
  /** Steps on which the chart threw: where, on what, and why. */
  readonly broken = new Set<string>();
  readonly #facts: Facts[] = [];
  readonly #lists: Record<(typeof LISTS)[number], Figures>;
  readonly #placeAt = new Map<string, number>();
  readonly #factsAt = new Map<string, number>();
  readonly #kindAt = new Map<string, number>();
  readonly #ids = new Map<object, number>();
  readonly #kindOfStep = new Map<Kind<Effect>, number>();
  readonly #firsts = new Set<string>();
  /** How often an event was left out because it had come there after the same transitions. */
  spared = 0;
  #latest = new Set<number | string>();
  /** Of an edge to a situation that stands for another of its place: which facts are known in that one. */
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
  /** Whether an event comes for the first time in this place, after the transitions that first led to the situation. */
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
   * Edges are added situation by situation; the same edge once.
   * @param facts what is known where it leads, if a situation of the same place stands for that one.
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
  /** Ends and kind of an edge, as figures. */
  readonly from = (edge: number): number => this.#lists.from.at(edge);
  readonly kind = (edge: number): number => this.#lists.kind.at(edge);
  readonly to = (edge: number): number => this.#lists.to.at(edge);
  ignore(event: EventObject): void {
    this.ignored += 1;
    this.tried.add(event);
  }
  /** Which of the facts are known in a situation. */
  factsAt(situation: number): number {
    return this.#lists.known.at(situation);
  }
  /** Which of the facts are known after an edge. */
  factsAfter = (edge: number): number => this.#knownAfter.get(edge) ?? this.factsAt(this.to(edge));
  factsNumbered = (index: number): Facts => this.#facts[index] as Facts;
  /** Whether an edge leads to the very situation, not to one that stands for it. */
  isExact = (edge: number): boolean => !this.#knownAfter.has(edge);
  /** Which of the places a situation is in. */
  placeAt(situation: number): number {
    return this.#lists.place.at(situation);
  }
  /** The edges that leave a situation: from the first on, up to the second. */
  span(situation: number): readonly [number, number] {
    const first = this.#lists.first.at(situation);
    if (first === -1) return [0, 0];
    let end = first;
    while (end < this.edges && this.from(end) === situation) end += 1;
    return [first, end];
  }
  /** The shortest way to a situation: where it begins, and its edges. */
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
