/**
 * Covers goals of a graph (its edges, its transitions, its pairs) by few paths: shortest ones, or walks from goal to
 * goal.
 */
import type { EventObject } from 'xstate';
import type { Graph } from './graph.ts';
import type { Chart } from './chart.ts';
import { walkerOf, type Taken, type Walker } from './walker.ts';

/** A path from an input, taken purely. */
export interface Way {
  beginning: string;
  steps: readonly Taken[];
}
/** A path as events. */
export interface Course {
  beginning: string;
  events: readonly EventObject[];
}
/** Names of the goals that a step meets, given the transitions of the previous step. */
export type Met = (before: readonly string[], taken: readonly string[]) => readonly string[];

/** The events of a path to a situation, and of further edges. */
export function courseTo(graph: Graph, situation: number, ...then: readonly number[]): Course {
  const { beginning, edges } = graph.wayTo(situation);
  return { beginning, events: [...edges, ...then].map((edge) => graph.edge(edge).event) };
}
/** Number of steps to each situation. */
function depthsOf(graph: Graph): Int32Array {
  const depths = new Int32Array(graph.size).fill(-1);
  for (const situation of graph.begun.values()) depths[situation] = 0;
  for (let edge = 0; edge < graph.edges; edge += 1) {
    const [from, to] = [graph.from(edge), graph.to(edge)];
    if (depths[to] === -1) depths[to] = (depths[from] ?? 0) + 1;
  }
  return depths;
}

/**
 * Distinct edges, by what they show: source (each input separately), event, transitions and target. Other context
 * multiplies edges without showing more; the first of equal edges is used.
 */
function edgesThatShow(graph: Graph): number[] {
  const shown = new Set<string>();
  const edges: number[] = [];
  for (let edge = 0; edge < graph.edges; edge += 1) {
    const from = graph.from(edge);
    const begun = graph.isBeginning(from) ? from : '';
    const id = `${begun} ${graph.placeAt(from)} ${graph.kind(edge)} ${graph.placeAt(graph.to(edge))}`;
    if (shown.has(id)) continue;
    shown.add(id);
    edges.push(edge);
  }
  return edges;
}

/** For every distinct edge, a shortest path to it plus the edge; paths contained in others are omitted. */
export function shortestWays(graph: Graph): Course[] {
  const depths = depthsOf(graph);
  const covered = new Set<number>();
  return edgesThatShow(graph)
    .sort((a, b) => (depths[graph.from(b)] ?? 0) - (depths[graph.from(a)] ?? 0))
    .flatMap((edge) => {
      if (covered.has(edge)) return [];
      for (const one of [...graph.wayTo(graph.from(edge)).edges, edge]) covered.add(one);
      return [courseTo(graph, graph.from(edge), edge)];
    });
}

/** Position of a walk after an edge to a representative situation. */
const NOWHERE = -1;
/** Look-ahead for the next goal, and maximum length of a walk; a longer one is not readable. */
const HORIZON = 2;
const LONGEST = 40;

export interface Goals {
  /** Goals, each with the edges that meet it in the places where that can be tried. */
  sites: ReadonlyMap<string, readonly (readonly number[])[]>;
  met: Met;
}

/** Walks that together meet every goal. Unmet goals are in `missed`. */
export function walksAlong(graph: Graph, walker: Walker, { sites, met }: Goals, done: ReadonlySet<string> = new Set()) {
  const open = new Set([...sites.keys()].filter((goal) => !done.has(goal)));
  const worth = (before: readonly string[], taken: readonly string[]) =>
    met(before, taken).filter((goal) => open.has(goal)).length;
  const takenBy = (edge: number) => graph.kinds[graph.kind(edge)]?.taken ?? [];
  const isOver = (situation: number) => graph.span(situation)[1] === 0;

  /** The edges to the nearest goals: those that meet the most, the shortest first. */
  function onward(at: number, before: readonly string[], horizon: number): readonly number[] | null {
    if (at === NOWHERE) return null;
    const [first, end] = graph.span(at);
    let best: { edge: number; gain: number } | null = null;
    for (let edge = first; edge < end; edge += 1) {
      const goals = worth(before, takenBy(edge));
      // Edges that end a walk come last.
      const gain = goals > 0 && !isOver(graph.to(edge)) ? goals + 0.5 : goals;
      if (gain > (best?.gain ?? 0)) best = { edge, gain };
    }
    if (best) return [best.edge];
    if (horizon === 0) return null;
    for (let edge = first; edge < end; edge += 1) {
      if (graph.to(edge) === at || !graph.isExact(edge)) continue;
      const further = onward(graph.to(edge), takenBy(edge), horizon - 1);
      if (further) return [edge, ...further];
    }
    return null;
  }

  function walk(first: readonly number[]): Way | null {
    const { beginning, edges } = graph.wayTo(graph.from(first[0] ?? 0));
    walker.begin(beginning);
    let before: readonly string[] = [];
    let at = NOWHERE;
    const steps: Taken[] = [];
    let useful = 0;
    const cut = (): Way | null => (useful > 0 ? { beginning, steps: steps.slice(0, useful) } : null);
    let planned: readonly number[] | null = [...edges, ...first];
    while (planned && steps.length < LONGEST) {
      for (const edge of planned) {
        const step = walker.take(graph.edge(edge).event);
        if (!step) return cut();
        steps.push(step);
        const goals = met(before, step.taken).filter((goal) => open.delete(goal));
        if (goals.length > 0) useful = steps.length;
        before = step.taken;
        at = graph.isExact(edge) ? graph.to(edge) : NOWHERE;
      }
      // A promise of the graph that the walk does not keep is dropped.
      planned = useful < steps.length ? null : onward(at, before, HORIZON);
    }
    return cut();
  }

  const ways: Way[] = [];
  const depths = depthsOf(graph);
  const depthOf = (goal: string) => depths[graph.from(sites.get(goal)?.[0]?.[0] ?? 0)] ?? 0;
  for (const goal of [...open].sort((a, b) => depthOf(b) - depthOf(a)))
    for (const site of sites.get(goal) ?? []) {
      if (!open.has(goal)) break;
      const way = walk(site);
      if (way) ways.push(way);
    }
  return { ways, missed: open };
}

/** Number of edges tried per transition, in case the first fails. */
const TRIED = 3;
/** Few paths that together take every transition in the graph. */
export function waysByTransition(chart: Chart, graph: Graph): readonly Way[] {
  const sites = new Map<string, (readonly [number])[]>();
  for (let edge = 0; edge < graph.edges; edge += 1)
    for (const name of graph.kinds[graph.kind(edge)]?.taken ?? []) {
      const known = sites.get(name);
      if (!known) sites.set(name, [[edge]]);
      else if (known.length < TRIED) known.push([edge]);
    }
  return walksAlong(graph, walkerOf(chart), { sites, met: (_, names) => names }).ways;
}
