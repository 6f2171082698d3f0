/** Parts of the graphs of a chart and of many that are each otherwise in few places. */
import type { Alteration } from './common-part.ts';
import { Explorer } from './explore.ts';
import type { Graph } from './graph.ts';
import type { World } from './world.ts';

/** Of those that are otherwise only what is so is computed. @param ofEach so many situations of each place. */
export function exploreAlterations(world: World, ofEach: number) {
  const explorer = new Explorer(world);
  return {
    original: explorer.explorePart(ofEach),
    /** @param alteration where the chart of the other world is otherwise than the original. */
    altered: (other: World, alteration: Alteration): Graph =>
      new Explorer(other, { explorer, alteration }).explorePart(ofEach),
  };
}
