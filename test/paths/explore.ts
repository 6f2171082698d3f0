/** The reachable graph of a chart, from all its beginnings at once, breadth first: so every way to a situation is a shortest. */
import { getNextTransitions, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { isSettling, type Chart } from './chart.ts';
import { stepperOf } from '../model/stepper.ts';

/** An edge of the graph: what happens, what the chart takes on it, and where it leads. */
export interface Edge {
  from: Situation;
  event: EventObject;
  taken: readonly string[];
  to: Situation;
}
export interface Situation {
  key: string;
  /** Where the chart is: its state value. */
  place: string;
  /** Name of its beginning, and the last edge of the shortest way to it; null: it is the beginning. */
  beginning: string;
  last: Edge | null;
  depth: number;
  edges: Edge[];
}
export interface Graph {
  chart: Chart;
  situations: ReadonlyMap<string, Situation>;
  edges: number;
  /** Steps on which the chart threw: where, on what, and why. */
  broken: ReadonlySet<string>;
  /** How often an event from beside was left out, because it had come in that place after the same step. */
  spared: number;
}
/** What is done with each situation when it is looked at; `true` ends the search. */
export type Look = (state: AnyMachineSnapshot, situation: Situation) => boolean | void;

export const placeOf = ({ value }: AnyMachineSnapshot): string => JSON.stringify(value);

const SETTLING = /^xstate\.(?:done|error)\.actor\./;
/** What the actors that run in a place may answer, whether or not the chart listens; no other answers. */
const settlingIn = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.flatMap(({ invoke }) => invoke.flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]));

/** The events that may come in a place, routes apart; where the chart begins, routes as well. */
export function eventsIn(chart: Chart) {
  const heard = new Map<string, readonly EventObject[]>();
  const eventsAt = (state: AnyMachineSnapshot): readonly EventObject[] => {
    const others = new Set(getNextTransitions(state).map(({ eventType }) => eventType));
    const answers: EventObject[] = settlingIn(state).flatMap(chart.eventsOf).filter(isSettling);
    return answers.concat(
      [...others].filter((type) => type !== 'xstate.route' && !SETTLING.test(type)).flatMap(chart.eventsOf),
    );
  };
  return (state: AnyMachineSnapshot, place: string, isBeginning: boolean): readonly EventObject[] => {
    const known = heard.get(place) ?? eventsAt(state);
    heard.set(place, known);
    const events = isBeginning ? [...known, ...chart.routes] : known;
    return events.filter((event) => chart.mayCome(event, state));
  };
}

/** More than any chart of ours has by far: a graph that gets there grows for ever. */
const MOST_SITUATIONS = 300_000;

/** Explores a chart, and throws where that has no end. A situation's snapshot is let go once it was looked at: there are very many. */
export function explore(chart: Chart, look: Look = () => false): Graph {
  const { begin, take } = stepperOf(chart.machine);
  const eventsFrom = eventsIn(chart);
  const situations = new Map<string, Situation>();
  const queue: { state: AnyMachineSnapshot; situation: Situation }[] = [];
  const besides = new Set<string>();
  const broken = new Set<string>();
  let edges = 0;
  let spared = 0;
  function arrive(state: AnyMachineSnapshot, beginning: string, last: Edge | null, depth: number): Situation {
    const key = chart.keyOf(state);
    const known = situations.get(key);
    if (known) return known;
    const situation = { key, place: placeOf(state), beginning, last, depth, edges: [] };
    situations.set(key, situation);
    queue.push({ state, situation });
    return situation;
  }
  function isSpared({ type }: EventObject, { place, last }: Situation): boolean {
    if (!chart.beside.includes(type)) return false;
    const id = [type, place, ...(last?.taken ?? [])].join(' ');
    if (!besides.has(id)) return !besides.add(id);
    spared += 1;
    return true;
  }
  for (const [beginning, input] of Object.entries(chart.beginnings)) {
    arrive(begin(input).state, beginning, null, 0);
  }
  for (let at = queue.shift(); at; at = queue.shift()) {
    const { state, situation: from } = at;
    for (const event of eventsFrom(state, from.place, from.depth === 0)) {
      if (isSpared(event, from)) continue;
      const step = take(state, event);
      if (step.broken !== null) {
        broken.add(`${from.place} breaks on ${event.type}: ${step.broken}`);
        continue;
      }
      const edge: Edge = { from, event, taken: step.taken, to: from };
      edge.to = arrive(step.state, from.beginning, edge, from.depth + 1);
      from.edges.push(edge);
      edges += 1;
    }
    if (look(state, from) === true) break;
    if (situations.size > MOST_SITUATIONS)
      throw new Error(
        `${chart.name} has no end: ${situations.size} situations, and more; the last one in ${from.place}`,
      );
  }
  return { chart, situations, edges, broken, spared };
}

/** The shortest way to a situation, edge by edge. */
export function wayTo(situation: Situation): Edge[] {
  const way: Edge[] = [];
  for (let { last } = situation; last; { last } = last.from) way.unshift(last);
  return way;
}
