/** Which paths are played: few that together take every transition that a browser can be made to take, or all. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitInput } from '../../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { PathEvent } from '../../model/alphabet.ts';
import { leaves, whyNever, whyNot } from '../../model/browser/offered.ts';
import { graphOf } from '../../model/graph-cache.ts';
import { partOf } from '../../model/graph-part.ts';
import type { Graph } from '../../model/graph.ts';
import { stepperOf } from '../../model/stepper.ts';
import { transitionsOf } from '../../model/xstate-internals.ts';
import { askEverywhere } from '../../model/routes.ts';
import { courseTo, type Course } from '../../model/ways.ts';
import { visit as chart } from '../../model/worlds/played-visit.ts';
import { pathsThrough } from '../paths/generate.ts';
import { idOf } from '../paths/text.ts';

export interface PlayedPath extends VisitText {
  id: string;
  /** Names of the transitions that it takes. */
  taken: ReadonlySet<string>;
}

/** A path up to where it leaves the product, or can't be played any more. */
function playedPart({ beginning, events }: Course): PlayedPath {
  const input = chart.beginnings[beginning];
  const { begin, take } = stepperOf<VisitSnapshot>(visitMachine);
  const opened = begin(input);
  let { state } = opened;
  const taken = new Set(opened.taken);
  const played: VisitText['steps'][number][] = [];
  for (const event of events as readonly PathEvent[]) {
    if (whyNot(event, state) !== null) break;
    const isLast = leaves(event, state);
    const step = take(state, event);
    ({ state } = step);
    for (const name of step.taken) taken.add(name);
    played.push({ event, value: state.value });
    if (isLast) break;
  }
  const visit = { input: input as VisitInput, steps: played };
  return { ...visit, taken, id: idOf(chart, visit) };
}

/** What it costs to load a page, in steps. */
const A_LOAD = 6;

/** Few paths that take what all of them take: the next is always the one that takes most that is new for what it costs. */
function fewOf(paths: readonly PlayedPath[]): readonly PlayedPath[] {
  const missing = new Set(paths.flatMap(({ taken }) => [...taken]));
  const few: PlayedPath[] = [];
  const worth = ({ taken, steps }: PlayedPath) =>
    [...taken].filter((name) => missing.has(name)).length / (A_LOAD + steps.length);
  while (missing.size > 0) {
    const best = paths.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    few.push(best);
    for (const name of best.taken) missing.delete(name);
  }
  return few;
}

export interface Chosen {
  paths: readonly PlayedPath[];
  /** Transitions of the chart, and those that no path takes. */
  transitions: number;
  missed: readonly string[];
}

/** How many ways to a transition are tried, the shortest first, until one of them can be played. */
const TRIED = 300;
/** For each transition one way that a browser can be made to go, if there is one among the first that lead there. */
function waysToTransitions(graph: Graph): readonly PlayedPath[] {
  const tried = new Map<string, number>();
  const taken = new Set<string>();
  const paths: PlayedPath[] = [];
  for (let edge = 0; edge < graph.edges; edge += 1) {
    const names = graph.kinds[graph.kind(edge)]?.taken ?? [];
    const wanted = names.filter((name) => !taken.has(name) && (tried.get(name) ?? 0) < TRIED);
    if (wanted.length === 0) continue;
    for (const name of wanted) tried.set(name, (tried.get(name) ?? 0) + 1);
    const path = playedPart(courseTo(graph, graph.from(edge), edge));
    if (!wanted.some((name) => path.taken.has(name))) continue;
    for (const name of path.taken) taken.add(name);
    paths.push(path);
  }
  // What comes of a page that is asked for elsewhere.
  for (const course of askEverywhere(chart, graph, () => undefined).courses) {
    const path = playedPart(course);
    if ([...path.taken].every((name) => taken.has(name))) continue;
    for (const name of path.taken) taken.add(name);
    paths.push(path);
  }
  return paths;
}

/** @param all every path that shows something, instead of the few that take each transition. */
export async function choosePaths(all: boolean, say: (line: string) => void): Promise<Chosen> {
  const graph = partOf(await graphOf(chart.name, say), ({ event }) => whyNever(event as PathEvent) === null);
  const shown = all
    ? pathsThrough({ ...chart, routes: [] }, graph).paths.map(({ beginning, steps }) =>
        playedPart({ beginning, events: steps.map(({ event }) => event) }),
      )
    : waysToTransitions(graph);
  const paths = [
    ...new Map(shown.filter(({ steps }) => steps.length > 0).map((path) => [path.id, path] as const)).values(),
  ];
  const taken = new Set(paths.flatMap((path) => [...path.taken]));
  const transitions = transitionsOf(visitMachine);
  return {
    paths: all ? paths : fewOf(paths),
    transitions: transitions.size,
    missed: [...transitions].filter((name) => !taken.has(name)),
  };
}
