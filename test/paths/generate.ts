/** Paths through a chart, and the id of each: shortest ways to everything, and walks along the pairs of transitions. */
import type { AnyMachineSnapshot } from 'xstate';
import type { VisitInput } from '../../machines/visit.types.ts';
import type { Chart, Step } from './chart.ts';
import { journey, type Snapshot } from './charts/journey.ts';
import { shortestWays, walksAlong, type Way } from './cover.ts';
import { explore, wayTo, type Edge, type Graph, type Situation } from './explore.ts';
import type { PathEvent } from '../model/alphabet.ts';
import { pairsIn, pairsOf, type Site } from './pairs.ts';
import { routeEdgesOf } from './routes.ts';
import { idOf } from './text.ts';
import { transitionsOf } from '../model/xstate-internals.ts';
import { walkerOf, type Taken } from './walk.ts';

export { keyOf, type Snapshot } from './charts/journey.ts';

export interface ChartPath<Input = unknown, S extends Step = Step> {
  /** The same as long as the steps are. */
  id: string;
  beginning: string;
  input: Input;
  steps: readonly S[];
}
/** A path through the journey. */
export type Path = ChartPath<VisitInput, Step<Snapshot> & { event: PathEvent }>;

const pathOf =
  (chart: Chart) =>
  ({ beginning, steps: taken }: Way): ChartPath => {
    const input = chart.beginnings[beginning];
    const steps = taken.map(({ event, state }) => ({ event, state }));
    return { id: idOf(chart, { input, steps }), beginning, input, steps };
  };

/** Takes shortest ways purely; the limits of a way are in their order, or it would be none. */
function taken(chart: Chart, ways: readonly (readonly Edge[])[]): Way[] {
  const walker = walkerOf(chart);
  return ways.map((way) => {
    const beginning = way[0]?.from.beginning ?? '';
    walker.begin(beginning);
    const steps = way.map(({ event }): Taken => {
      const step = walker.take(event);
      if (!step) throw new Error(`${event.type} can’t come on the way from ${beginning}`);
      return step;
    });
    return { beginning, steps };
  });
}

/** Where a chart is over as soon as it begins, that is the whole way. */
const endsAtOnce = ({ situations }: Graph): Way[] =>
  [...situations.values()]
    .filter(({ depth, edges }) => depth === 0 && edges.length === 0)
    .map(({ beginning }) => ({ beginning, steps: [] }));

export interface Generated {
  graph: Graph;
  paths: readonly ChartPath[];
  /** Every pair of transitions in the graph, routes apart, and those that no path takes in the model. */
  pairs: ReadonlyMap<string, readonly Site[]>;
  missed: ReadonlySet<string>;
}

/** Every path through a chart. */
export function pathsThrough(
  chart: Chart,
  look?: (state: AnyMachineSnapshot, situation: Situation) => void,
): Generated {
  const routesFrom = routeEdgesOf(chart);
  const routes: Edge[] = [];
  const graph = explore(chart, (state, situation) => {
    look?.(state, situation);
    routes.push(...routesFrom(state, situation));
  });
  const ways = taken(chart, [...shortestWays(graph), ...routes.map((edge) => wayTo(edge.from).concat(edge))]);
  const pairs = pairsIn(graph);
  const done = new Set(
    ways.flatMap(({ steps }) => steps.flatMap((step, at) => pairsOf(steps[at - 1]?.taken ?? [], step.taken))),
  );
  const walks = walksAlong(graph, walkerOf(chart), { sites: pairs, met: pairsOf }, done);
  const paths = [...ways, ...walks.ways, ...endsAtOnce(graph)].map(pathOf(chart));
  return { graph, paths, pairs, missed: walks.missed };
}

/** Every path through the journey. */
export const generatePaths = (): Path[] => pathsThrough(journey).paths as unknown as Path[];

/** How many edges are tried for a transition, should the first not come to pass. */
const TRIED = 3;

/** Few paths that together take every transition of a chart; the search ends when each was found. */
export function pathsByTransition(chart: Chart): ChartPath[] {
  const routesFrom = routeEdgesOf(chart);
  const sites = new Map<string, (readonly [Edge])[]>();
  const missing = transitionsOf(chart.machine);
  const graph = explore(chart, (state, situation) => {
    for (const edge of [...situation.edges, ...routesFrom(state, situation)])
      for (const name of edge.taken) {
        missing.delete(name);
        const known = sites.get(name);
        if (!known) sites.set(name, [[edge]]);
        else if (known.length < TRIED) known.push([edge]);
      }
    return missing.size === 0;
  });
  return walksAlong(graph, walkerOf(chart), { sites, met: (_, names) => names }).ways.map(pathOf(chart));
}

/** Few paths that together take every transition of the journey once. */
export const chosenPaths = (): Path[] => pathsByTransition(journey) as unknown as Path[];
