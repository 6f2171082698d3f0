/** Pairs of transitions that may follow each other: one on a step, the other on the next; read from the graph. */
import type { Edge, Graph, Situation } from './explore.ts';

export const pairName = (first: string, second: string): string => `${first}\n${second}`;

/** The pairs that two steps make. What follows by itself belongs to its step. */
export const pairsOf = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => pairName(one, other)));

/** Where a pair can be taken: two edges, one after the other. */
export type Site = readonly [Edge, Edge];

const byName = (edges: readonly Edge[]) => {
  const found = new Map<string, Edge>();
  for (const edge of edges) for (const name of edge.taken) if (!found.has(name)) found.set(name, edge);
  return found;
};

/** How many places a pair is kept of, should it not come to pass in the first. */
const SITES = 4;

/** Every pair that the graph has, with the first places where it can be taken. */
export function pairsIn({ situations }: Graph): Map<string, Site[]> {
  const into = new Map<Situation, Edge[]>();
  for (const { edges } of situations.values())
    for (const edge of edges) {
      const others = into.get(edge.to);
      if (others) others.push(edge);
      else into.set(edge.to, [edge]);
    }
  const pairs = new Map<string, Site[]>();
  for (const [situation, edges] of into) {
    const out = byName(situation.edges);
    for (const [first, before] of byName(edges))
      for (const [second, after] of out) {
        const name = pairName(first, second);
        const sites = pairs.get(name);
        if (!sites) pairs.set(name, [[before, after]]);
        else if (sites.length < SITES) sites.push([before, after]);
      }
  }
  return pairs;
}
