/** The reachable graph of a visit, as the laws read it. */
import type { StateValue } from 'xstate';
import type { VisitInput, VisitTag, PageId } from '../../machines/visit.types.ts';
import type { PathEvent, VisitText } from '../../src/recorder/visit-text.ts';
import type { Facts } from './key.ts';

/** A state value of the chart, and what it means. */
export interface Place {
  value: StateValue;
  /** None in boot. */
  page: PageId | null;
  /** How many screens it shows. */
  screens: number;
  tags: ReadonlySet<VisitTag>;
  /** What is being asked of the outside. */
  asking: readonly string[];
}
/** Everything that counts as one: a place, and what the visit knows there. */
export interface Situation {
  index: number;
  place: Place;
  facts: Facts;
}
export interface Started {
  actor: string;
  /** Of a registration: whether the terms were accepted. */
  terms: boolean | null;
}
export interface Effect {
  /** What the visit tells the outside, each in a word or two: `draft.discarded registration`. */
  said: readonly string[];
  /** What is wrong from now on, if it is told here. */
  told: string | null;
  started: readonly Started[];
}
export interface Edge {
  from: Situation;
  event: PathEvent;
  to: Situation;
  effect: Effect;
}
export interface Beginning {
  name: string;
  input: VisitInput;
  situation: number;
}

const CHUNK = 1 << 20;
/** A list of small integers that grows. */
class Figures {
  #kept = new Int32Array(CHUNK);
  length = 0;
  push(figure: number) {
    if (this.length === this.#kept.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.#kept);
      this.#kept = wider;
    }
    this.#kept[this.length++] = figure;
  }
  at = (index: number): number => this.#kept[index] ?? -1;
}
/** Each thing once, by its name. */
export class Once<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();
  /** Where the thing of that name is; it is made if there is none yet. */
  indexOf(name: string, make: () => T): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.all.length);
    return this.all.push(make()) - 1;
  }
}

export class Graph {
  readonly situations: Situation[] = [];
  readonly beginnings: Beginning[] = [];
  /** What happened and changed nothing, said nothing and asked for nothing. */
  ignored = 0;
  /** Every event that was tried somewhere. */
  readonly tried = new Set<PathEvent>();
  /** How many of its situations were not looked at any more, and why; null: all were. */
  cut: string | null = null;
  /** How many of its situations were looked at; of the others it is not known what follows. */
  looked = Infinity;
  readonly #ends = [new Figures(), new Figures(), new Figures(), new Figures()] as const;
  readonly #events = new Once<PathEvent>();
  readonly #effects = new Once<Effect>();
  readonly #begun = new Set<number>();
  readonly #named = new WeakMap<object, number>();
  /** The first edge that leaves a situation: those of one are looked at together. */
  readonly #first: number[] = [];
  /** By which edge a situation was first reached. */
  readonly #by: number[] = [];

  get size(): number {
    return this.#ends[0].length;
  }
  addSituation(place: Place, facts: Facts): Situation {
    const situation = { index: this.situations.length, place, facts };
    this.situations.push(situation);
    this.#by.push(-1);
    return situation;
  }
  begin(name: string, input: VisitInput, { index }: Situation): void {
    this.beginnings.push({ name, input, situation: index });
    this.#begun.add(index);
  }
  ignore(event: PathEvent): void {
    this.ignored += 1;
    this.tried.add(event);
  }
  connect(from: number, event: PathEvent, to: number, effect: Effect): void {
    const [froms, events, tos, effects] = this.#ends;
    if (this.#by[to] === -1 && !this.#begun.has(to)) this.#by[to] = this.size;
    this.#first[from] ??= this.size;
    this.tried.add(event);
    froms.push(from);
    events.push(this.#nameOf(event, this.#events));
    tos.push(to);
    effects.push(this.#nameOf(effect, this.#effects));
  }
  #nameOf<T extends object>(thing: T, all: Once<T>): number {
    const known = this.#named.get(thing);
    if (known !== undefined) return known;
    const index = all.indexOf(JSON.stringify(thing), () => thing);
    this.#named.set(thing, index);
    return index;
  }
  edge(index: number): Edge {
    const [from, event, to, effect] = this.#ends.map((figures) => figures.at(index)) as [
      number,
      number,
      number,
      number,
    ];
    return {
      from: this.situations[from] as Situation,
      event: this.#events.all[event] as PathEvent,
      to: this.situations[to] as Situation,
      effect: this.#effects.all[effect] as Effect,
    };
  }
  *edges(): Generator<Edge> {
    for (let index = 0; index < this.size; index += 1) yield this.edge(index);
  }
  isUnknown({ index }: Situation): boolean {
    return index >= this.looked;
  }
  /** The edges that leave a situation. */
  edgesFrom({ index }: Situation): readonly Edge[] {
    const edges: Edge[] = [];
    for (let at = this.#first[index] ?? this.size; at < this.size && this.#ends[0].at(at) === index; at += 1)
      edges.push(this.edge(at));
    return edges;
  }
  /** A shortest visit that leads to a situation, and the steps after it. */
  wayTo({ index }: Situation, ...then: readonly Pick<Edge, 'event' | 'to'>[]): VisitText {
    const steps = then.map(({ event, to }) => ({ event, value: to.place.value }));
    let at = index;
    for (let by = this.#by[at] ?? -1; by !== -1; by = this.#by[at] ?? -1) {
      const { from, event, to } = this.edge(by);
      if (steps.length > this.situations.length) throw new Error(`no beginning leads to situation ${index}`);
      steps.unshift({ event, value: to.place.value });
      at = from.index;
    }
    const beginning = this.beginnings.find(({ situation }) => situation === at);
    if (!beginning) throw new Error(`nothing leads to situation ${index}`);
    return { input: beginning.input, steps };
  }
}
