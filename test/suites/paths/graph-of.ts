/** The graph of a chart, of which its paths are made. */
import { type Chart, Explorer, type Graph, type Progress, type World } from '../../../packages/witness/index.ts';
import { print, thousands } from '../../../tools/process/command.ts';

/** Situations of each place with which every transition is taken and every row of the witness table is reached; a hundred are enough. */
const OF_EACH = 256;

/** Tells how far it is. */
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
