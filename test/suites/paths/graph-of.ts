/** The graph of a chart, from which its paths are made. */
import { type Chart, Explorer, type Graph, type Progress, type World } from '../../../packages/witness/index.ts';
import { print, thousands } from '../../../tools/process/command.ts';

/**
 * Number of situations per place that suffices to take every transition and reach every row of the witness table; a
 * hundred are enough.
 */
const OF_EACH = 256;

/** Prints the progress. */
export const saying =
  ({ name }: Pick<World, 'name'>) =>
  ({ round, situations, edges, runs }: Progress): void =>
    print(
      `${name}: round ${round}, ${thousands(situations)} situations, ${thousands(edges)} edges, ${thousands(runs)} steps of the chart`,
    );

export const graphOf = (chart: Chart, { part }: { part: boolean }): Graph => {
  const explorer = new Explorer(chart);
  return part ? explorer.explorePart(OF_EACH) : explorer.explore(saying(chart));
};
