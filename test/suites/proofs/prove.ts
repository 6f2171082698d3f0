/** The invariants and the paths: on the whole graphs, or on a part that meets every place, guard and read. */
import { exploreConsent } from '../../model/consent-graph.ts';
import { Explorer, type Graph } from '../../../packages/witness/index.ts';
import { INVARIANTS } from '../../model/graph-invariants/graph-invariants.ts';
import { VisitGraph } from '../../model/graph-invariants/visit-graph.ts';
import type { Effect } from '../../model/worlds/effects.ts';
import { everything, type Facts } from '../../model/worlds/everything.ts';
import { charts } from '../../model/worlds/charts.ts';
import { coverCharts, type Ran } from '../paths/cover.ts';
import { saying } from '../paths/graph-of.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { holds, linesOf, pageOf, type Proof } from './proofs-page.ts';

/** Number of situations per place in which all relevant paths are found. */
const OF_EACH = 64;

/** @returns whether they hold, the last line without the duration, and the page. */
export function proveLaws({ part }: { part: boolean }): Ran & { page: string } {
  const seconds = stopwatch();
  const explorer = new Explorer(everything);
  const graph = (part ? explorer.explorePart(OF_EACH) : explorer.explore(saying(everything))) as Graph<Facts, Effect>;
  for (const one of graph.broken) print(`broken: ${one}`);
  const visit = new VisitGraph(graph);
  const transitions = visit.size + visit.ignored;
  print(`explored: ${thousands(graph.size)} situations, ${thousands(transitions)} transitions (${seconds()} s)`);
  const model = { visit, consent: exploreConsent() };
  const proofs: readonly Proof[] = INVARIANTS.map((invariant) => ({ invariant, finding: invariant.check(model) }));
  for (const line of linesOf(proofs)) print(line);

  const holding = proofs.filter(holds).length;
  const most = (of: 'states' | 'transitions') => thousands(Math.max(...proofs.map(({ finding }) => finding[of])));
  const line = `proofs: ${holding} of ${proofs.length} hold, ${most('states')} states, ${most('transitions')} transitions`;
  const passed = holding === proofs.length && graph.broken.size === 0;
  print(`${line}, ${seconds()} s`);
  return { line, passed, page: pageOf(proofs, { beginnings: graph.begun.size, states: graph.size, transitions }) };
}

export const provePaths = ({ part }: { part: boolean }): Promise<Ran> => coverCharts(charts, { part });
