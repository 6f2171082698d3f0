/** What an invariant of the visit is, and how it is put to a graph. */
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { ConsentGraph } from '../consent-graph.ts';
import type { Edge, Place, Situation, VisitGraph } from './visit-graph.ts';
import { edgeWords, pageWords } from './wording.ts';

/** The graph of a visit, and that of consent beside it. */
export interface World {
  visit: VisitGraph;
  consent: ConsentGraph;
}
/** Where an invariant does not hold: what is wrong, and the way there. */
export interface Counterexample {
  words: string;
  visit: VisitText | null;
  /** Steps of consent, where there is no visit to replay. */
  steps?: readonly string[];
}
export interface Finding {
  states: number;
  transitions: number;
  /** To how many of them the invariant applies. */
  cases: number;
  /** The places of those cases, as far as they are cases of a place. */
  places: ReadonlySet<Place>;
  broken: Counterexample | null;
}
export interface Invariant {
  name: string;
  /** For those who own the product: plain words. */
  sentence: string;
  /** Rules that it stands for, by their numbers. */
  rules: string;
  check: (world: World) => Finding;
}

/** What may be wrong with a case; null: nothing. Undefined: the invariant does not apply. */
type Complaint = string | null | undefined;

/** Puts a question to every transition and to every state of a graph. The first that is wrong is the counterexample. */
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
  const places = new Set<Place>();
  let broken: Counterexample | null = null;
  const take = ({ place }: Situation, complaint: Complaint, visit: () => VisitText, times = 1) => {
    if (complaint === undefined) return;
    cases += times;
    places.add(place);
    if (complaint !== null) broken ??= { words: complaint, visit: visit() };
  };
  const takeEdge = (one: Edge, complaint: Complaint, times = 1) =>
    take(one.from, complaint && `${edgeWords(one)}: ${complaint}`, () => graph.wayTo(one.from, one), times);
  if (situation)
    for (const one of graph.situations) {
      const complaint = situation(one);
      take(one, complaint && `${pageWords(one.place)}: ${complaint}`, () => graph.wayTo(one));
    }
  if (edge) for (const { edge: one, times } of graph.alike()) takeEdge(one, edge(one), times);
  if (each) for (const one of graph.edges()) takeEdge(one, each(one));
  return found(graph, cases, broken, places);
}

/** An invariant without a case has proved nothing. */
export const found = (
  graph: VisitGraph,
  cases: number,
  broken: Counterexample | null,
  places: ReadonlySet<Place> = new Set(),
): Finding => ({
  states: graph.situations.length,
  transitions: graph.size + graph.ignored,
  cases,
  places,
  broken: broken ?? (cases === 0 ? { words: 'nothing of what the invariant speaks of was met', visit: null } : null),
});

/** Several questions as one invariant: figures of the same graph are not added up, cases are. */
export function together(...findings: readonly [Finding, ...Finding[]]): Finding {
  const broken = findings.find((finding) => finding.broken !== null)?.broken ?? null;
  const cases = findings.reduce((sum, finding) => sum + finding.cases, 0);
  const places = new Set(findings.flatMap((finding) => [...finding.places]));
  return { ...findings[0], cases, places, broken };
}
