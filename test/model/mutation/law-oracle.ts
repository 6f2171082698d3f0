/** The laws of a visit, put to a mutant in a part of its graph. One that does not hold of the chart as it is, in such a part, counts for nothing. */
import type { AnyStateMachine } from 'xstate';
import { exploreComposition, type Composition } from '../composition/classes.ts';
import { exploreLimited } from '../explore.ts';
import { INVARIANTS } from '../graph-invariants/invariants.ts';
import { VisitGraph } from '../graph-invariants/visit-graph.ts';
import type { Graph } from '../graph.ts';
import { everythingOf, type Effect, type Facts } from '../worlds/everything.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { Oracle } from './oracles.ts';

/** So many situations of each place. */
const OF_EACH = 1;

interface Part {
  visit: VisitGraph;
  /** Where the chart throws. */
  throws: ReadonlySet<string>;
}
function partOf(machine: AnyStateMachine): Part {
  const graph = exploreLimited(everythingOf(machine), OF_EACH);
  return { visit: new VisitGraph(graph as Graph<Facts, Effect>), throws: graph.broken };
}
const brokenIn = (visit: VisitGraph, composition: Composition, known: ReadonlySet<string>): string | null => {
  for (const { name, check } of INVARIANTS) {
    if (known.has(name)) continue;
    const { broken } = check({ visit, composition });
    if (broken) return `${broken.words} (law “${name}”)`;
  }
  return null;
};

/** @returns the oracles of the two charts that laws speak of: of the visit, and of consent beside it. */
export function lawOracles(): Readonly<Record<'visit' | 'consent', Oracle>> {
  const composition = exploreComposition();
  const product = partOf(visitMachine);
  const known = new Set(
    INVARIANTS.filter(({ check }) => check({ visit: product.visit, composition }).broken !== null).map(
      ({ name }) => name,
    ),
  );
  return {
    visit: (_, machine) => {
      const { visit, throws } = partOf(machine);
      const thrown = [...throws].find((one) => !product.throws.has(one));
      return thrown ?? brokenIn(visit, composition, known);
    },
    consent: (_, machine) => brokenIn(product.visit, exploreComposition(machine), known),
  };
}
