/** Parts of graphs, explored in seconds: for what tries one chart after the other. */
import type { Alteration } from './common-part.ts';
import { Explorer } from './explore.ts';
import type { Graph } from './graph.ts';
import type { World } from './world.ts';

/**
 * The graph of a part of a world, in seconds: so many situations of each place. What leads to more leads to the first of that place, with
 * what is known in the other: so every place is met, and no edge is left out. Classes are not checked.
 * Throws where the chart can't begin; where it throws on a step, the graph says so (`broken`).
 */
export const exploreLimited = (world: World, ofEach: number): Graph => new Explorer(world).explorePart(ofEach);

/** The same, of a chart and of many that are each otherwise in few places: of those only what is otherwise is computed. */
export function exploreAlterations(world: World, ofEach: number) {
  const explorer = new Explorer(world);
  return {
    original: explorer.explorePart(ofEach),
    /** @param alteration where the chart of the other world is otherwise than the original. */
    altered: (other: World, alteration: Alteration): Graph =>
      new Explorer(other, { explorer, alteration }).explorePart(ofEach),
  };
}
