/** What a law of the visit is, and how it is put to a graph. */
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { Beside } from '../compose.ts';
import type { Edge, Graph, Situation } from '../graph.ts';

/** A visit, and what stands beside it. */
export interface World {
  visit: Graph;
  beside: Beside;
}
/** Where a law does not hold: what is wrong, and the way there. */
export interface Counterexample {
  words: string;
  visit: VisitText | null;
  /** Steps of what stands beside the visit, where there is no visit to replay. */
  steps?: readonly string[];
}
export interface Finding {
  states: number;
  transitions: number;
  /** In how many of them the law had something to say. */
  cases: number;
  /** Why not all was looked at; null: it was. */
  cut: string | null;
  broken: Counterexample | null;
}
export interface Law {
  name: string;
  /** For those who own the product: plain words. */
  sentence: string;
  /** Rules of the house that it stands for. */
  rules: string;
  check: (world: World) => Finding;
}

/** What may be wrong with a case; null: nothing. Undefined: the law says nothing of it. */
type Complaint = string | null | undefined;

/** Puts a question to every transition and to every state of a graph. The first that is wrong is the counterexample. */
export function everywhere(
  graph: Graph,
  { edge, situation }: { edge?: (edge: Edge) => Complaint; situation?: (situation: Situation) => Complaint },
): Finding {
  let cases = 0;
  let broken: Counterexample | null = null;
  const hear = (complaint: Complaint, visit: () => VisitText) => {
    if (complaint === undefined) return;
    cases += 1;
    if (complaint !== null) broken ??= { words: complaint, visit: visit() };
  };
  if (situation) for (const one of graph.situations) hear(situation(one), () => graph.wayTo(one));
  if (edge) for (const one of graph.edges()) hear(edge(one), () => graph.wayTo(one.from, one));
  return found(graph, cases, broken);
}

/** A law that had nothing to say anywhere has proved nothing. */
export const found = (graph: Graph, cases: number, broken: Counterexample | null): Finding => ({
  states: graph.situations.length,
  transitions: graph.size + graph.ignored,
  cases,
  cut: graph.cut,
  broken: broken ?? (cases === 0 ? { words: 'nothing of what the law speaks of was met', visit: null } : null),
});

/** Several questions as one law: figures of the same graph are not added up, cases are. */
export function together(...findings: readonly [Finding, ...Finding[]]): Finding {
  const broken = findings.find((finding) => finding.broken !== null)?.broken ?? null;
  const cases = findings.reduce((sum, finding) => sum + finding.cases, 0);
  return { ...findings[0], cases, broken };
}
