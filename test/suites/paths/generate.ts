/** Paths through a chart, and the id of each: shortest ways to everything, and walks along the pairs of transitions. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from '../../model/chart.ts';
import type { Graph } from '../../model/graph.ts';
import { pairsIn, pairsOf, type Site } from '../../model/pairs.ts';
import { askEverywhere, type Asked } from '../../model/routes.ts';
import { walkerOf, type Taken } from '../../model/walker.ts';
import { shortestWays, walksAlong, type Course, type Way } from '../../model/ways.ts';
import { idOf } from './text.ts';

export interface ChartPath<Input = unknown> {
  /** The same as long as the steps are. */
  id: string;
  beginning: string;
  input: Input;
  steps: readonly Pick<Taken, 'event' | 'state'>[];
}
export const pathOf =
  (chart: Chart) =>
  ({ beginning, steps }: Way): ChartPath => {
    const input = chart.beginnings[beginning];
    return { id: idOf(chart, { input, steps }), beginning, input, steps };
  };

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
  paths: readonly ChartPath[];
  /** Every pair of transitions in the graph, routes apart. */
  pairs: ReadonlyMap<string, readonly Site[]>;
  routes: Asked;
}

/** Every path through a chart. @param look is shown each page that was asked for, and where that led. */
export function pathsThrough(
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
  return { paths: [...ways, ...walks.ways, ...endsAtOnce(graph)].map(pathOf(chart)), pairs, routes };
}
