/** What an address may ask for, from everywhere: it would multiply the graph by itself, so it is asked of it place by place. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import { eventsIn, placeOf, wayTo, type Edge, type Graph, type Situation } from './explore.ts';
import { pairsOf } from './pairs.ts';
import { stepperOf } from '../model/stepper.ts';
import { walkerOf, type Walker } from './walk.ts';

function stateAt(walker: Walker, situation: Situation): AnyMachineSnapshot {
  let state = walker.begin(situation.beginning);
  for (const { event } of wayTo(situation)) {
    const step = walker.take(event);
    if (!step) throw new Error(`no way leads to ${situation.key}`);
    ({ state } = step);
  }
  return state;
}

/**
 * The pages that each place lets one ask for, and where something was sent, that none can be asked for: edges beside the
 * graph, which end where they lead. To be shown each situation as it is looked at.
 */
export function routeEdgesOf({ machine, routes }: Chart) {
  const { take } = stepperOf(machine);
  const asked = new Set<string>();
  const shown = new Set<string>();
  return (state: AnyMachineSnapshot, from: Situation): Edge[] => {
    const entrance = `${from.place} ${from.last?.taken.join()}`;
    if (from.depth === 0 || asked.has(entrance)) return [];
    asked.add(entrance);
    return routes.flatMap((event, at) => {
      const { taken } = take(state, event);
      const id = `${from.place} ${at} ${taken.join()}`;
      if (taken.length === 0 || shown.has(id)) return [];
      shown.add(id);
      return [{ from, event, taken, to: from }];
    });
  };
}

/** A situation for each place and each transition that leads there. */
function entrancesOf({ situations }: Graph): { situation: Situation; taken: readonly string[] }[] {
  const seen = new Set<string>();
  return [...situations.values()].flatMap(({ edges }) =>
    edges.flatMap(({ taken, to }) => {
      const fresh = taken.filter((name) => !seen.has(`${name} ${to.place}`));
      for (const name of fresh) seen.add(`${name} ${to.place}`);
      return fresh.length > 0 && to.depth > 0 ? [{ situation: to, taken: fresh }] : [];
    }),
  );
}

export interface RoutePairs {
  pairs: ReadonlySet<string>;
  /** Routes that were asked for, granted or not. */
  asked: number;
}

/**
 * The pairs of transitions of which one is a route, as pure steps: from a situation for each place and each transition that
 * leads there, and from where the route leads everything that may come then.
 * @param look is shown each page that was asked for, and where that led.
 */
export function routePairs(
  graph: Graph,
  look: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void,
): RoutePairs {
  const { chart } = graph;
  const walker = walkerOf(chart);
  const { take } = stepperOf(chart.machine);
  const eventsFrom = eventsIn(chart);
  const pairs = new Set<string>();
  const followed = new Set<string>();
  const states = new Map<Situation, AnyMachineSnapshot>();
  let asked = 0;
  const open = (state: AnyMachineSnapshot, before: readonly string[], route: EventObject) => {
    const step = take(state, route);
    asked += 1;
    for (const pair of pairsOf(before, step.taken)) pairs.add(pair);
    look(state, route, step.state);
    return step;
  };
  for (const { situation, taken } of entrancesOf(graph)) {
    const state = states.get(situation) ?? stateAt(walker, situation);
    states.set(situation, state);
    for (const route of chart.routes) {
      const step = open(state, taken, route);
      const place = placeOf(step.state);
      const id = `${step.taken.join()} ${place}`;
      if (step.taken.length === 0 || followed.has(id)) continue;
      followed.add(id);
      for (const event of eventsFrom(step.state, place, false))
        for (const pair of pairsOf(step.taken, take(step.state, event).taken)) pairs.add(pair);
      for (const next of chart.routes) open(step.state, step.taken, next);
    }
  }
  return { pairs, asked };
}
