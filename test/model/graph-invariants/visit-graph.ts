/** The graph of everything that can happen to a visit, for invariants. */
import type { PathEvent, VisitText } from '../../../src/recorder/visit-text.ts';
import { beginnings, type Beginning } from '../beginnings.ts';
import type { Graph, Place, Situation as AnySituation } from '../../../packages/witness/index.ts';
import type { Effect } from '../worlds/effects.ts';
import type { Facts } from '../worlds/everything.ts';

export type { Place };
export type Situation = AnySituation<Facts>;
export interface Edge {
  from: Situation;
  event: PathEvent;
  to: Situation;
  effect: Effect;
}

/** An edge with its number. */
export interface Numbered {
  edge: Edge;
  at: number;
}
/** Edges that are equal for an invariant. */
interface Group {
  first: number;
  times: number;
}

export class VisitGraph {
  readonly situations: readonly Situation[];
  readonly #graph: Graph<Facts, Effect>;
  #known: readonly Group[] | null = null;

  constructor(graph: Graph<Facts, Effect>) {
    this.#graph = graph;
    this.situations = Array.from({ length: graph.size }, (_, index) => graph.situation(index));
  }
  /** Number of edges, and of events without effect. */
  get size(): number {
    return this.#graph.edges;
  }
  get ignored(): number {
    return this.#graph.ignored;
  }
  get tried(): ReadonlySet<PathEvent> {
    return this.#graph.tried as ReadonlySet<PathEvent>;
  }
  edge(index: number): Edge {
    const { event, effect } = this.#graph.kinds[this.#graph.kind(index)] ?? { event: null, effect: null };
    const from = this.situations[this.#graph.from(index)];
    const end = this.situations[this.#graph.to(index)];
    if (!event || !effect || !from || !end) throw new Error(`there is no edge ${index}`);
    const facts = this.#graph.factsNumbered(this.#graph.factsAfter(index));
    return { from, event: event as PathEvent, to: facts === end.facts ? end : { ...end, facts }, effect };
  }
  *edges(): Generator<Edge> {
    for (let index = 0; index < this.size; index += 1) yield this.edge(index);
  }
  /** The edges of each situation by event: several if the result depends on an open key. */
  *choices(): Generator<readonly [Numbered, ...Numbered[]]> {
    let edges: [Numbered, ...Numbered[]] | null = null;
    for (let at = 0; at < this.size; at += 1) {
      const edge = this.edge(at);
      const first = edges?.[0].edge;
      if (edges && first?.from === edge.from && first.event === edge.event) edges.push({ edge, at });
      else {
        if (edges) yield edges;
        edges = [{ edge, at }];
      }
    }
    if (edges) yield edges;
  }
  /** One of each kind of edge that invariants can distinguish by content, with their number. */
  *alike(): Generator<{ edge: Edge; times: number }> {
    for (const { first, times } of this.#groups()) yield { edge: this.edge(first), times };
  }
  #groups(): readonly Group[] {
    if (this.#known) return this.#known;
    const graph = this.#graph;
    const groups = new Map<string, Group>();
    for (let index = 0; index < graph.edges; index += 1) {
      const [from, to] = [graph.from(index), graph.to(index)];
      const places = `${graph.placeAt(from)} ${graph.factsAt(from)} ${graph.placeAt(to)} ${graph.factsAfter(index)}`;
      const name = `${graph.kind(index)} ${places}`;
      const group = groups.get(name);
      if (group) group.times += 1;
      else groups.set(name, { first: index, times: 1 });
    }
    this.#known = [...groups.values()];
    return this.#known;
  }
  /** A shortest visit to a situation, and further steps. */
  wayTo({ index }: Situation, ...then: readonly Pick<Edge, 'event' | 'to'>[]): VisitText {
    const { beginning, edges } = this.#graph.wayTo(index);
    const steps = [...edges.map((edge) => this.edge(edge)), ...then];
    return {
      input: beginnings[beginning as Beginning],
      steps: steps.map(({ event, to }) => ({ event, value: to.place.value })),
    };
  }
}
