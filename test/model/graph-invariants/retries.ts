/** No call is repeated automatically: only by a press, or when the network returns (D8, D21, D24). */
import { isAnswer, isDelay } from './causes.ts';
import { found, type Counterexample, type Invariant } from './invariant.ts';
import { asksInEnglish } from './presses.ts';
import type { Edge, VisitGraph } from './visit-graph.ts';
import { edgeWords } from './wording.ts';

/** Automatic events: a result, an error, an elapsed delay. The one retry in English is an exception (D16). */
const comesByItself = (edge: Edge) => (isAnswer(edge.event) || isDelay(edge.event)) && !asksInEnglish(edge);
const startedBy = ({ effect }: Edge) => effect.started.map(({ actor }) => actor);

/** Situations reachable by automatic events, and their edges that start calls. */
function waysOn(graph: VisitGraph) {
  const next = new Map<number, Set<number>>();
  const asking: Edge[] = [];
  let cases = 0;
  for (const edge of graph.edges()) {
    if (!comesByItself(edge)) continue;
    cases += 1;
    const { from, to } = edge;
    next.set(from.index, (next.get(from.index) ?? new Set()).add(to.index));
    if (startedBy(edge).length > 0) asking.push(edge);
  }
  return { next, asking, cases };
}
function leadsTo(next: ReadonlyMap<number, ReadonlySet<number>>, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    if (at === to) return true;
    for (const one of next.get(at) ?? []) seen.add(one);
  }
  return false;
}

export const noRetryByItself: Invariant = {
  name: 'no automatic retry',
  rules: 'D8, D16, D21, D24',
  sentence:
    'No response, error or elapsed time makes the visit repeat a request in a loop: only a press or the return of ' +
    'the network repeats it. One exception, once: an unknown language becomes English.',
  check: ({ visit }) => {
    const { next, asking, cases } = waysOn(visit);
    const circle = asking.find(({ from, to }) => leadsTo(next, to.index, from.index));
    const broken: Counterexample | null = circle
      ? {
          words: `${edgeWords(circle)}: expected a press before a repeated request, got ${startedBy(circle).join(' and ')} by itself, again and again`,
          visit: visit.wayTo(circle.from, circle),
        }
      : null;
    return found(visit, cases, broken);
  },
};
