/** Maps the latest results of the suites to the states of the charts. */
import { nodesBelow } from '../../../packages/witness/browser.ts';
import type { StateFound, SuiteName, SuiteResult } from '../../check/results/result.ts';
import { CHART_IDS, machineOf } from '../charts/charts.ts';
import { allStates, wordOf } from '../charts/facts.ts';
import type { Place, State } from '../charts/facts.types.ts';
import type { Share, StateProofs, WorkbenchData } from './data.types.ts';

export type Results = Readonly<Record<SuiteName, SuiteResult | null>>;

/** State ids, as used by the suites. */
const ids = new Map(
  CHART_IDS.flatMap((chart) =>
    nodesBelow(machineOf(chart).root).map(({ path, id }) => [wordOf({ chart, path: path.join('.') }), id] as const),
  ),
);
const idOf = (place: Place): string => ids.get(wordOf(place)) ?? '';

const NOTHING: StateFound = { cases: 0, good: 0 };
/** A suite's result for a state; null if it has no results for its chart. */
export function foundOf(result: SuiteResult | null, state: State): StateFound | null {
  const states = result?.states[state.chart];
  return states ? (states[idOf(state)] ?? NOTHING) : null;
}
const shareOf = (found: StateFound | null): Share | null => found && { met: found.good, of: found.cases };

function proofsOf(results: Results, state: State): StateProofs {
  const laws = foundOf(results.proofs, state);
  const planted = foundOf(results.mutation, state);
  return {
    paths: foundOf(results.paths, state)?.cases ?? null,
    inBrowser: foundOf(results['browser-paths'], state)?.cases ?? null,
    laws: laws && (laws.laws ?? []),
    planted: planted && { met: planted.good, of: planted.cases, left: planted.left ?? 0 },
    calls: shareOf(foundOf(results.faults, state)),
  };
}
/** Results for each state, by its word. */
export const proofsFrom = (results: Results): WorkbenchData['proofs'] =>
  Object.fromEntries(allStates.map((state) => [wordOf(state), proofsOf(results, state)]));
