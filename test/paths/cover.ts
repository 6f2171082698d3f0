/** Covers goals of a graph (its edges, its transitions, its pairs) by few ways: shortest ones, or walks from goal to goal. */
import type { AnyMachineSnapshot } from 'xstate';
import { wayTo, type Edge, type Graph, type Situation } from './explore.ts';
import type { Taken, Walker } from './walk.ts';

/** A way that begins somewhere, taken purely. */
export interface Way {
  beginning: string;
  steps: readonly Taken[];
}

/** Names of the goals that a step meets, after what the step before it took. */
export type Met = (before: readonly string[], taken: readonly string[]) => readonly string[];

/**
 * What an edge shows: where it leaves (each beginning for itself), on what, what it takes and where it leads. What else is
 * known multiplies edges without showing more; of those that show the same, the first one found is taken.
 */
function edgesThatShow({ situations }: Graph): Edge[] {
  const events = new Map<unknown, number>();
  const shown = new Set<string>();
  return [...situations.values()].flatMap(({ edges }) =>
    edges.filter(({ from, event, taken, to }) => {
      if (!events.has(event)) events.set(event, events.size);
      const begun = from.depth === 0 ? from.beginning : '';
      const id = [begun, from.place, events.get(event), to.place, ...taken].join(' ');
      return !shown.has(id) && shown.add(id);
    }),
  );
}

/** For every edge that shows something new the shortest way to it, and the edge; what another way contains is left out. */
export function shortestWays(graph: Graph): Edge[][] {
  const covered = new Set<Edge>();
  return edgesThatShow(graph)
    .sort((a, b) => b.from.depth - a.from.depth)
    .flatMap((edge) => {
      if (covered.has(edge)) return [];
      const way = [...wayTo(edge.from), edge];
      for (const one of way) covered.add(one);
      return [way];
    });
}

/** How far is looked for the next goal, and how long a walk may get: past that nobody reads it. */
const HORIZON = 2;
const LONGEST = 40;

export interface Goals {
  /** What is to be met: for each goal the edges that meet it, in the places where that can be tried. */
  sites: ReadonlyMap<string, readonly (readonly Edge[])[]>;
  met: Met;
}

/** Walks that together meet every goal. What no walk met is in `missed`. */
export function walksAlong(graph: Graph, walker: Walker, { sites, met }: Goals, done: ReadonlySet<string> = new Set()) {
  const open = new Set([...sites.keys()].filter((goal) => !done.has(goal)));
  const worth = (before: readonly string[], taken: readonly string[]) =>
    met(before, taken).filter((goal) => open.has(goal)).length;

  /** The edges to the nearest goals from where the walk is: those that meet the most, the shortest first. */
  function onward(at: Situation, before: readonly string[], horizon: number): readonly Edge[] | null {
    let best: { edge: Edge; gain: number } | null = null;
    for (const edge of at.edges) {
      const met = worth(before, edge.taken);
      // What ends a walk can wait.
      const gain = met > 0 && edge.to.edges.length > 0 ? met + 0.5 : met;
      if (gain > (best?.gain ?? 0)) best = { edge, gain };
    }
    if (best) return [best.edge];
    if (horizon === 0) return null;
    for (const edge of at.edges) {
      if (edge.to === at) continue;
      const further = onward(edge.to, edge.taken, horizon - 1);
      if (further) return [edge, ...further];
    }
    return null;
  }

  function walk(first: readonly Edge[]): Way | null {
    const start = first[0]?.from;
    if (!start) return null;
    let state: AnyMachineSnapshot = walker.begin(start.beginning);
    let before: readonly string[] = [];
    const steps: Taken[] = [];
    let useful = 0;
    let planned: readonly Edge[] | null = [...wayTo(start), ...first];
    while (planned && steps.length < LONGEST) {
      for (const { event } of planned) {
        const step = walker.take(event);
        if (!step) return cut();
        steps.push(step);
        ({ state } = step);
        const goals = met(before, step.taken).filter((goal) => open.delete(goal));
        if (goals.length > 0) useful = steps.length;
        before = step.taken;
      }
      const at = graph.situations.get(graph.chart.keyOf(state));
      planned = at ? onward(at, before, HORIZON) : null;
      // What the graph promises here, and the walk does not keep, is not tried for ever.
      if (useful < steps.length) planned = null;
    }
    return cut();

    function cut(): Way | null {
      return useful > 0 && start ? { beginning: start.beginning, steps: steps.slice(0, useful) } : null;
    }
  }

  const ways: Way[] = [];
  const deepest = [...open].sort((a, b) => depthOf(b) - depthOf(a));
  function depthOf(goal: string): number {
    return sites.get(goal)?.[0]?.[0]?.from.depth ?? 0;
  }
  for (const goal of deepest)
    for (const site of sites.get(goal) ?? []) {
      if (!open.has(goal)) break;
      const way = walk(site);
      if (way) ways.push(way);
    }
  return { ways, missed: open };
}
