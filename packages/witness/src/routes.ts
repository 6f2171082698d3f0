/** Page addresses possible everywhere: they would multiply the graph, so they are tried once per place. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Chart } from './chart.ts';
import type { Graph } from './graph.ts';
import { pairsOf } from './pairs.ts';
import { stepperOf } from './stepper.ts';
import { walkerOf, type Walker } from './walker.ts';
import { courseTo, type Course } from './ways.ts';

/** A situation for each place and each transition that first leads there, without initial situations. */
interface Entrance {
  situation: number;
  taken: readonly string[];
}
function entrancesOf(graph: Graph): Entrance[] {
  const seen = new Set<string>();
  const entrances: Entrance[] = [];
  for (let edge = 0; edge < graph.edges; edge += 1) {
    const situation = graph.to(edge);
    if (graph.isBeginning(situation) || !graph.isExact(edge)) continue;
    const place = graph.placeAt(situation);
    const fresh = (graph.kinds[graph.kind(edge)]?.taken ?? []).filter((name) => !seen.has(`${place} ${name}`));
    for (const name of fresh) seen.add(`${place} ${name}`);
    if (fresh.length > 0) entrances.push({ situation, taken: fresh });
  }
  return entrances;
}

function stateAt(walker: Walker, { beginning, events }: Course): AnyMachineSnapshot {
  let state = walker.begin(beginning);
  for (const event of events) {
    const step = walker.take(event);
    if (!step) throw new Error(`${event.type} can’t come on a way from ${beginning}`);
    ({ state } = step);
  }
  return state;
}

export interface Asked {
  /** Paths to each place, followed by a page request, if they show something new. */
  courses: readonly Course[];
  /** Pairs of transitions that include a route. */
  pairs: ReadonlySet<string>;
  /** Number of routes requested, accepted or not. */
  asked: number;
}

/**
 * Requests each page from one situation per place and incoming transition and, as pure steps, tries what may follow.
 * @param look receives each request and its result.
 */
export function askEverywhere(
  chart: Chart,
  graph: Graph,
  look: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void,
): Asked {
  const walker = walkerOf(chart);
  const { take } = stepperOf(chart.machine);
  const pairs = new Set<string>();
  const [followed, shown] = [new Set<string>(), new Set<string>()];
  const courses: Course[] = [];
  let asked = 0;
  const open = (state: AnyMachineSnapshot, before: readonly string[], route: EventObject) => {
    const step = take(state, route);
    asked += 1;
    for (const pair of pairsOf(before, step.taken)) pairs.add(pair);
    look(state, route, step.state);
    return step;
  };
  if (chart.routes.length === 0) return { courses, pairs, asked };
  for (const { situation, taken } of entrancesOf(graph)) {
    const course = courseTo(graph, situation);
    const state = stateAt(walker, course);
    for (const [at, route] of chart.routes.entries()) {
      const step = open(state, taken, route);
      if (step.taken.length === 0) continue;
      const sight = `${graph.placeAt(situation)} ${at} ${step.taken.join()}`;
      if (!shown.has(sight)) courses.push({ beginning: course.beginning, events: [...course.events, route] });
      shown.add(sight);
      const id = `${step.taken.join()} ${JSON.stringify(step.state.value)}`;
      if (followed.has(id)) continue;
      followed.add(id);
      for (const happening of chart.happeningsIn(step.state, false)) {
        const event = happening.in(step.state);
        if (event) for (const pair of pairsOf(step.taken, take(step.state, event).taken)) pairs.add(pair);
      }
      for (const next of chart.routes) open(step.state, step.taken, next);
    }
  }
  return { courses, pairs, asked };
}
