/** Chooses the paths: few that together take every transition possible in a browser, or all. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { PathEvent } from '../../model/alphabet.ts';
import { whyNever } from '../../model/browser/offered.ts';
import { pathAlong, type PlayedPath } from '../../model/browser/played-path.ts';
import {
  Explorer,
  type Chart,
  type Graph,
  transitionsOf,
  askEverywhere,
  courseTo,
  type Course,
} from '../../../packages/witness/index.ts';
import { visit as chart } from '../../model/worlds/played-visit.ts';
import { pathsThrough } from '../paths/generate.ts';
import { idOf } from '../paths/text.ts';

interface ChosenPath extends PlayedPath {
  /** Stable as long as its steps are. */
  id: string;
}
export interface Chosen {
  paths: readonly ChosenPath[];
  /** Number of transitions of the chart, and those that no path takes. */
  transitions: number;
  missed: readonly string[];
}

interface PlayedWay {
  course: Course;
  path: PlayedPath;
}

/** Number of paths tried per transition, the shortest first, until one can be played. */
const TRIED = 300;
/** For each transition, one path that can be played in a browser, if there is one among those tried. */
function waysToTransitions(graph: Graph): readonly PlayedWay[] {
  const tried = new Map<string, number>();
  const taken = new Set<string>();
  const ways: PlayedWay[] = [];
  const keep = (course: Course, path: PlayedPath) => {
    for (const name of path.taken) taken.add(name);
    ways.push({ course, path });
  };
  for (let edge = 0; edge < graph.edges; edge += 1) {
    const names = graph.kinds[graph.kind(edge)]?.taken ?? [];
    const wanted = names.filter((name) => !taken.has(name) && (tried.get(name) ?? 0) < TRIED);
    if (wanted.length === 0) continue;
    for (const name of wanted) tried.set(name, (tried.get(name) ?? 0) + 1);
    const course = courseTo(graph, graph.from(edge), edge);
    const path = pathAlong(course);
    if (wanted.some((name) => path.taken.has(name))) keep(course, path);
  }
  // Page requests from other pages.
  for (const course of askEverywhere(chart, graph, () => undefined).courses) {
    const path = pathAlong(course);
    if ([...path.taken].some((name) => !taken.has(name))) keep(course, path);
  }
  return ways;
}

/** The cost of loading a page, in steps. */
const A_LOAD = 6;

/**
 * Greedy cover: few paths that together take the same transitions. The next path starts with the one that takes most
 * open transitions for its cost, and continues over nearby ones.
 */
function fewOver(ways: readonly PlayedWay[]): readonly PlayedPath[] {
  const open = new Set(ways.flatMap(({ path }) => [...path.taken]));
  const worth = ({ path: { taken, steps } }: PlayedWay) =>
    [...taken].filter((name) => open.has(name)).length / (A_LOAD + steps.length);
  const few: PlayedPath[] = [];
  while (open.size > 0) {
    const best = ways.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    few.push(pathAlong(best.course, open));
  }
  return few;
}

const everyPath = (graph: Graph): readonly PlayedPath[] =>
  pathsThrough({ ...chart, routes: [] }, graph).paths.map(({ beginning, steps }) =>
    pathAlong({ beginning, events: steps.map(({ event }) => event) }),
  );

/** Number of situations per place that suffices to take every playable transition. */
const OF_EACH = 256;
/** The visit with only the events that are possible in a browser. */
const played: Chart = {
  ...chart,
  happeningsIn: (snapshot, begun) =>
    chart.happeningsIn(snapshot, begun).filter(({ event }) => whyNever(event as PathEvent) === null),
};

/** @param all returns every distinct path instead of the cover. */
export function choosePaths(all: boolean): Chosen {
  const graph = new Explorer(played).explorePart(OF_EACH);
  const found = (all ? everyPath(graph) : fewOver(waysToTransitions(graph))).filter(({ steps }) => steps.length > 0);
  const byId = new Map(found.map((path) => [idOf(chart, path), path] as const));
  const paths = [...byId].map(([id, { input, steps, taken }]) => ({ id, input, steps, taken }));
  const taken = new Set(found.flatMap((path) => Array.from(path.taken)));
  const transitions = transitionsOf(visitMachine);
  return { paths, transitions: transitions.size, missed: [...transitions].filter((name) => !taken.has(name)) };
}
