/**
 * Checks the invariants of a visit on a mutant, in a part of its graph. Invariants that fail on the original in such a
 * part are ignored.
 */
import { ADDRESSED } from '../alphabet.ts';
import { exploreConsent, type ConsentGraph } from '../consent-graph.ts';
import { exploreAlterations, type Graph } from '../../../packages/witness/index.ts';
import { nothingBeforeConsent } from '../graph-invariants/consent.ts';
import type { Invariant } from '../graph-invariants/invariant.ts';
import { INVARIANTS } from '../graph-invariants/graph-invariants.ts';
import { VisitGraph } from '../graph-invariants/visit-graph.ts';
import type { Effect } from '../worlds/effects.ts';
import { everything, everythingOf, type Facts } from '../worlds/everything.ts';
import type { Oracle } from './oracles.ts';

/** Number of situations per place. */
const OF_EACH = 1;

interface Part {
  visit: VisitGraph;
  /** Steps on which the chart throws. */
  throws: ReadonlySet<string>;
}
const partOf = (graph: Graph): Part => ({
  visit: new VisitGraph(graph as Graph<Facts, Effect>),
  throws: graph.broken,
});
/** A fault of the visit can't affect consent, whose chart is unchanged, and the reverse. */
const OF_CONSENT: readonly Invariant[] = [nothingBeforeConsent];
const OF_VISIT = INVARIANTS.filter((law) => !OF_CONSENT.includes(law));

const brokenIn = (laws: readonly Invariant[], visit: VisitGraph, consent: ConsentGraph): string | null => {
  for (const { name, check } of laws) {
    const { broken } = check({ visit, consent });
    if (broken) return `${broken.words} (law “${name}”)`;
  }
  return null;
};

/** @returns the oracles of the two charts that have invariants: visit and consent. */
export function lawOracles(): Readonly<Record<'visit' | 'consent', Oracle>> {
  const consent = exploreConsent();
  const { original, altered } = exploreAlterations(everything, OF_EACH);
  const product = partOf(original);
  const holds = ({ check }: Invariant) => check({ visit: product.visit, consent }).broken === null;
  const [ofVisit, ofConsent] = [OF_VISIT.filter(holds), OF_CONSENT.filter(holds)];
  return {
    visit: ({ where: { state, page } }, machine) => {
      const { visit, throws } = partOf(
        altered(everythingOf(machine), { states: [state], events: page === null ? [] : ADDRESSED }),
      );
      const thrown = [...throws].find((one) => !product.throws.has(one));
      return thrown ?? brokenIn(ofVisit, visit, consent);
    },
    consent: (_, machine) => brokenIn(ofConsent, product.visit, exploreConsent(machine)),
  };
}
