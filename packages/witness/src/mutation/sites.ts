/** Where a fault can show: situations of the original chart, and the events that reach the fault. */
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { Chart } from '../chart.ts';
import type { Graph } from '../graph.ts';
import { stepperOf } from '../stepper.ts';
import { activeIn } from '../xstate-internals.ts';
import type { Where } from './mutant.ts';

/** A state value, a context and an event. */
export interface Site {
  value: StateValue;
  context: object;
  event: EventObject;
}
/** Maximum number of sites of a fault, of different kinds. */
const MOST = 60;

/** One of each kind, then a second of each, and so on. */
export function inTurn<T>(all: readonly T[], kindOf: (one: T) => string, most: number): readonly T[] {
  const turns = new Map<string, number>();
  const ordered = all.map((one) => {
    const kind = kindOf(one);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { one, turn };
  });
  return ordered
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Finds the sites of faults in a chart's graph. */
export class Sites {
  readonly #chart: Chart;
  readonly #graph: Graph;
  readonly #stepper;
  /** By place of the graph, its active states. */
  readonly #active: readonly ReadonlySet<string>[];
  readonly #states = new Map<number, AnyMachineSnapshot>();
  readonly #found = new Map<string, readonly Site[]>();

  constructor(chart: Chart, graph: Graph) {
    this.#chart = chart;
    this.#graph = graph;
    this.#stepper = stepperOf(chart.machine);
    const { machine } = chart;
    const active = ({ value }: { value: StateValue }) => activeIn(machine.resolveState({ value, context: {} }));
    this.#active = graph.places.map((place) => new Set(active(place)));
  }
  /** The snapshot of a situation, by a shortest path. */
  #stateAt(situation: number): AnyMachineSnapshot {
    const known = this.#states.get(situation);
    if (known) return known;
    const { beginning, edges } = this.#graph.wayTo(situation);
    const last = edges.at(-1);
    const state =
      last === undefined
        ? this.#stepper.begin(this.#chart.beginnings[beginning]).state
        : this.#stepper.take(this.#stateAt(this.#graph.from(last)), this.#graph.edge(last).event).state;
    this.#states.set(situation, state);
    return state;
  }
  #isIn(situation: number, state: string): boolean {
    return this.#active[this.#graph.placeAt(situation)]?.has(state) ?? false;
  }
  /**
   * By kind of edge: whether it takes a transition of the place, passes through its state, or has the event of the
   * transition.
   */
  #kindsOf({ state, event }: Where): readonly ('of it' | 'if there' | 'if entered' | null)[] {
    const through = ({ taken }: { taken: readonly string[] }) =>
      taken.some((name) => name.startsWith(`${state} on always [`) || name.endsWith(`→ ${state}`));
    return this.#graph.kinds.map((kind) => {
      if (event === null || event === '') return through(kind) ? 'of it' : 'if entered';
      return kind.event.type === event ? 'if there' : null;
    });
  }
  #edgesOf(where: Where): number[] {
    const graph = this.#graph;
    const kinds = this.#kindsOf(where);
    const edges: number[] = [];
    for (let edge = 0; edge < graph.edges; edge += 1) {
      const kind = kinds[graph.kind(edge)];
      if (kind === null || kind === undefined) continue;
      const [from, to] = [graph.from(edge), graph.to(edge)];
      const [was, is] = [this.#isIn(from, where.state), this.#isIn(to, where.state)];
      if (kind === 'of it' || (kind === 'if there' ? was : was !== is)) edges.push(edge);
    }
    return edges;
  }
  /** Events that the graph does not request everywhere are tried in each place that has the state. */
  #asked({ state, event, page }: Where): { situation: number; event: EventObject }[] {
    if (event === null || !this.#chart.addressed.includes(event)) return [];
    const seen = new Set<number>();
    const asked: { situation: number; event: EventObject }[] = [];
    for (let situation = 0; situation < this.#graph.size; situation += 1) {
      const place = this.#graph.placeAt(situation);
      if (seen.has(place) || !this.#isIn(situation, state)) continue;
      seen.add(place);
      for (const one of this.#chart.eventsOf(event))
        if (page === null || Reflect.get(one, 'to') === `#${page}`) asked.push({ situation, event: one });
    }
    return asked;
  }
  of(where: Where): readonly Site[] {
    const id = `${where.state} ${where.event} ${where.page}`;
    const known = this.#found.get(id);
    if (known) return known;
    const graph = this.#graph;
    const site = (situation: number, event: EventObject): Site => {
      const { value, context } = this.#stateAt(situation);
      return { value: value as StateValue, context: context as object, event };
    };
    const edges = inTurn(
      this.#edgesOf(where),
      (edge) => `${graph.placeAt(graph.from(edge))} ${graph.kind(edge)}`,
      MOST,
    );
    const asked = inTurn(this.#asked(where), ({ event }) => JSON.stringify(event), MOST);
    const sites = [
      ...edges.map((edge) => site(graph.from(edge), graph.edge(edge).event)),
      ...asked.map(({ situation, event }) => site(situation, event)),
    ];
    this.#found.set(id, sites);
    return sites;
  }
}
