/** A part of a graph. */
import { Graph } from './graph.ts';
import type { Kind } from './graph.types.ts';

/** What of a graph some of its edges lead to. @param mayTake which edges, by what happens. */
export function partOf<Facts, Effect>(
  graph: Graph<Facts, Effect>,
  mayTake: (kind: Kind<Effect>) => boolean,
): Graph<Facts, Effect> {
  const part = new Graph<Facts, Effect>(graph.name);
  const isTaken = graph.kinds.map(mayTake);
  const known = new Map<number, number>();
  const met: number[] = [];
  const meet = (situation: number): number => {
    const before = known.get(situation);
    if (before !== undefined) return before;
    const { place, facts } = graph.situation(situation);
    known.set(situation, met.length);
    met.push(situation);
    return part.add(JSON.stringify(place.value), () => place, facts);
  };
  for (const [name, situation] of graph.begun) part.begin(name, meet(situation));
  for (const [at, situation] of met.entries()) {
    const [first, end] = graph.span(situation);
    for (let edge = first; edge < end; edge += 1) {
      const kind = graph.kinds[graph.kind(edge)];
      if (kind && isTaken[graph.kind(edge)]) part.connect(at, kind, meet(graph.to(edge)));
    }
  }
  return part;
}
