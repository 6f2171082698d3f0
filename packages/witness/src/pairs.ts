/** Pairs of consecutive transitions, read from the graph. */
import type { Graph } from './graph.ts';

export const pairName = (first: string, second: string): string => `${first}\n${second}`;

/** The pairs of two steps. Eventless transitions belong to their step. */
export const pairsOf = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => pairName(one, other)));

/** Where a pair can be taken: two consecutive edges. */
export type Site = readonly [number, number];

/** Number of sites kept per pair, in case the first fails. */
const SITES = 4;

const takenBy = (graph: Graph, edge: number) => graph.kinds[graph.kind(edge)]?.taken ?? [];

/** Every pair in the graph whose first edge is exact, with its first sites. */
export function pairsIn(graph: Graph): Map<string, Site[]> {
  /** For each sequence of transitions into a situation, the first edge. */
  const into: Map<readonly string[], number>[] = [];
  for (let edge = 0; edge < graph.edges; edge += 1) {
    if (!graph.isExact(edge)) continue;
    const there = (into[graph.to(edge)] ??= new Map());
    const taken = takenBy(graph, edge);
    if (!there.has(taken)) there.set(taken, edge);
  }
  const pairs = new Map<string, Site[]>();
  const full = new Map<readonly string[], Map<readonly string[], number>>();
  into.forEach((before, situation) => {
    const [first, end] = graph.span(situation);
    const out = new Map<readonly string[], number>();
    for (let edge = first; edge < end; edge += 1) {
      const taken = takenBy(graph, edge);
      if (!out.has(taken)) out.set(taken, edge);
    }
    for (const [one, way] of before) {
      const known = full.get(one) ?? new Map<readonly string[], number>();
      full.set(one, known);
      for (const [other, after] of out) {
        const times = known.get(other) ?? 0;
        if (times === SITES) continue;
        known.set(other, times + 1);
        for (const name of pairsOf(one, other)) {
          const sites = pairs.get(name);
          if (!sites) pairs.set(name, [[way, after]]);
          else if (sites.length < SITES) sites.push([way, after]);
        }
      }
    }
  });
  return pairs;
}
