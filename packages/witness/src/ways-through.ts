/** Ways through a chart: shortest ones to everything, and walks along the pairs of transitions. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import type { Graph } from './graph.ts';
import { pairsIn, pairsOf, type Site } from './pairs.ts';
import { askEverywhere, type Asked } from './routes.ts';
import { walkerOf, type Taken } from './walker.ts';
import { shortestWays, walksAlong, type Course, type Way } from './ways.ts';

/** Takes shortest ways purely; the limits of a way are in their order, or it would be none. */
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

/** Where a chart is over as soon as it begins, that is the whole way. */
const endsAtOnce = (graph: Graph): Way[] =>
  [...graph.begun].flatMap(([beginning, at]) => (graph.span(at)[1] === 0 ? [{ beginning, steps: [] }] : []));

export interface Generated {
  ways: readonly Way[];
  /** Every pair of transitions in the graph, routes apart. */
  pairs: ReadonlyMap<string, readonly Site[]>;
  routes: Asked;
}

/** Ways that together take everything that the graph of a chart has. @param look is shown each page that was asked for, and where that led. */
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
