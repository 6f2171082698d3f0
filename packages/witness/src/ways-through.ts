/** Paths through a chart: shortest ones to everything, and walks along the pairs of transitions. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import type { Graph } from './graph.ts';
import { pairsIn, pairsOf, type Site } from './pairs.ts';
import { askEverywhere, type Asked } from './routes.ts';
import { walkerOf, type Taken } from './walker.ts';
import { shortestWays, walksAlong, type Course, type Way } from './ways.ts';

/** Takes shortest paths purely; their timeouts fire in order, otherwise the path would be impossible. */
function taken(chart: Chart, courses: readonly Course[]): Way[] {
  const walker = walkerOf(chart);
  return courses.map(({ beginning, events }) => {
    walker.begin(beginning);
    const steps = events.map((event): Taken => {
      const step = walker.take(event);
      if (!step) throw new Error(`${event.type} can’t come on the way from ${beginning}`);
      return step;
    });
    return { beginning, steps };
  });
}

/** If a chart ends at once, that is the whole path. */
const endsAtOnce = (graph: Graph): Way[] =>
  [...graph.begun].flatMap(([beginning, at]) => (graph.span(at)[1] === 0 ? [{ beginning, steps: [] }] : []));

export interface Generated {
  ways: readonly Way[];
  /** Every pair of transitions in the graph, without routes. */
  pairs: ReadonlyMap<string, readonly Site[]>;
  routes: Asked;
}

/**
 * Paths that together take everything in the graph of a chart.
 * @param look receives each page request and its result.
 */
export function waysThrough(
  chart: Chart,
  graph: Graph,
  look: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void = () => undefined,
): Generated {
  const routes = askEverywhere(chart, graph, look);
  const ways = taken(chart, [...shortestWays(graph), ...routes.courses]);
  const pairs = pairsIn(graph);
  const done = new Set(
    ways.flatMap(({ steps }) => steps.flatMap((step, at) => pairsOf(steps[at - 1]?.taken ?? [], step.taken))),
  );
  const walks = walksAlong(graph, walkerOf(chart), { sites: pairs, met: pairsOf }, done);
  return { ways: [...ways, ...walks.ways, ...endsAtOnce(graph)], pairs, routes };
}
