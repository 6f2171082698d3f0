/** Types of the visit's invariants, and how they are checked on a graph. */
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { ConsentGraph } from '../consent-graph.ts';
import type { Edge, Situation, VisitGraph } from './visit-graph.ts';
import { edgeWords, pageWords } from './wording.ts';

/** The graphs of the visit and of consent. */
export interface World {
  visit: VisitGraph;
  consent: ConsentGraph;
}
/** A violation: description, and a path to it. */
export interface Counterexample {
  words: string;
  visit: VisitText | null;
  /** Steps of consent, if there is no visit to replay. */
  steps?: readonly string[];
}
export interface Finding {
  states: number;
  transitions: number;
  /** Number of cases to which the invariant applies. */
  cases: number;
  broken: Counterexample | null;
}
export interface Invariant {
  name: string;
  /** In plain words, for product owners. */
  sentence: string;
  /** Numbers of the rules it covers. */
  rules: string;
  check: (world: World) => Finding;
}

/** A complaint; null if the case holds; undefined if the invariant does not apply. */
type Complaint = string | null | undefined;

/** Checks every transition and every state of a graph. The first violation is the counterexample. */
export function everywhere(
  graph: VisitGraph,
  {
    edge,
    each,
    situation,
  }: {
    edge?: (edge: Edge) => Complaint;
    each?: (edge: Edge) => Complaint;
    situation?: (situation: Situation) => Complaint;
  },
): Finding {
  let cases = 0;
  let broken: Counterexample | null = null;
  const take = (complaint: Complaint, visit: () => VisitText, times = 1) => {
    if (complaint === undefined) return;
    cases += times;
    if (complaint !== null) broken ??= { words: complaint, visit: visit() };
  };
  const takeEdge = (one: Edge, complaint: Complaint, times = 1) =>
    take(complaint && `${edgeWords(one)}: ${complaint}`, () => graph.wayTo(one.from, one), times);
  if (situation)
    for (const one of graph.situations) {
      const complaint = situation(one);
      take(complaint && `${pageWords(one.place)}: ${complaint}`, () => graph.wayTo(one));
    }
  if (edge) for (const { edge: one, times } of graph.alike()) takeEdge(one, edge(one), times);
  if (each) for (const one of graph.edges()) takeEdge(one, each(one));
  return found(graph, cases, broken);
}

/** An invariant without cases proves nothing, so it fails. */
export const found = (graph: VisitGraph, cases: number, broken: Counterexample | null): Finding => ({
  states: graph.situations.length,
  transitions: graph.size + graph.ignored,
  cases,
  broken: broken ?? (cases === 0 ? { words: 'nothing of what the invariant speaks of was met', visit: null } : null),
});

/** Combines several findings into one invariant: adds up cases, but not the sizes of the same graph. */
export function together(...findings: readonly [Finding, ...Finding[]]): Finding {
  const broken = findings.find((finding) => finding.broken !== null)?.broken ?? null;
  const cases = findings.reduce((sum, finding) => sum + finding.cases, 0);
  return { ...findings[0], cases, broken };
}
