/** Partial graphs of a chart, and of many variants that are altered in few places. */
import type { Alteration } from './common-part.ts';
import { Explorer } from './explore.ts';
import type { Graph } from './graph.ts';
import type { World } from './world.ts';

/** Computes only the altered part of each variant. @param ofEach number of situations of each place. */
export function exploreAlterations(world: World, ofEach: number) {
  const explorer = new Explorer(world);
  return {
    original: explorer.explorePart(ofEach),
    /** @param alteration the difference between the variant and the original. */
    altered: (other: World, alteration: Alteration): Graph =>
      new Explorer(other, { explorer, alteration }).explorePart(ofEach),
  };
}
