/** What the suites found when they last ran, put to the states of the charts. */
import { nodesBelow } from '../../test/model/xstate-internals.ts';
import type { StateFound, SuiteName, SuiteResult } from '../../test/results/result.ts';
import { CHART_IDS, machineOf, type ChartId } from '../charts/charts.ts';
import { allStates, wordOf } from '../charts/facts.ts';
import type { Place, State } from '../charts/facts.types.ts';
import type { Share, StateProofs, WorkbenchData } from './data.types.ts';

export type Results = Readonly<Record<SuiteName, SuiteResult | null>>;

/** The id by which suites know a state. */
const ids = new Map(
  CHART_IDS.flatMap((chart) =>
    nodesBelow(machineOf(chart).root).map(({ path, id }) => [wordOf({ chart, path: path.join('.') }), id] as const),
  ),
);
const idOf = (place: Place): string => ids.get(wordOf(place)) ?? '';

const NOTHING: StateFound = { cases: 0, good: 0 };
/** What a suite found of a state; null: it kept nothing of its chart. */
function foundOf(result: SuiteResult | null, state: State): StateFound | null {
  const states = result?.states[state.chart];
  return states ? (states[idOf(state)] ?? NOTHING) : null;
}
const shareOf = (found: StateFound | null): Share | null => found && { met: found.good, of: found.cases };

function proofsOf(results: Results, state: State): StateProofs {
  const laws = foundOf(results.proofs, state);
  return {
    paths: foundOf(results.paths, state)?.cases ?? null,
    inBrowser: foundOf(results['browser-paths'], state)?.cases ?? null,
    laws: laws && (laws.laws ?? []),
    planted: shareOf(foundOf(results.mutation, state)),
    calls: shareOf(foundOf(results.faults, state)),
  };
}
/** What was found of each state, by its word. */
export const proofsFrom = (results: Results): WorkbenchData['proofs'] =>
  Object.fromEntries(allStates.map((state) => [wordOf(state), proofsOf(results, state)]));

const isVisited = ({ paths }: Results, state: State) => (foundOf(paths, state)?.cases ?? 0) > 0;
const allTransitions = allStates.flatMap(({ chart, transitions }) => transitions.map(({ name }) => ({ chart, name })));
const isTaken = ({ paths }: Results, { chart, name }: { chart: ChartId; name: string }) =>
  (paths?.transitions[chart]?.[name] ?? 0) > 0;

/** Of the faults that were planted in this checkout. */
function plantedIn({ mutation }: Results): Share | null {
  const all = Object.values(mutation?.states ?? {}).flatMap((states) => Object.values(states));
  if (all.length === 0) return null;
  return { met: all.reduce((sum, { good }) => sum + good, 0), of: all.reduce((sum, { cases }) => sum + cases, 0) };
}
function lawsIn({ proofs }: Results): Share | null {
  const rows = proofs?.tables[0]?.rows;
  return rows ? { met: rows.filter(({ isGood }) => isGood).length, of: rows.length } : null;
}
const hasStates = ({ paths }: Results) => Object.keys(paths?.states ?? {}).length > 0;

export const figuresFrom = (results: Results): WorkbenchData['figures'] => ({
  states: hasStates(results)
    ? { met: allStates.filter((state) => isVisited(results, state)).length, of: allStates.length }
    : null,
  transitions: results.paths && {
    met: allTransitions.filter((one) => isTaken(results, one)).length,
    of: allTransitions.length,
  },
  laws: lawsIn(results),
  planted: plantedIn(results),
});

/** What no path visits or takes; nothing where paths have not run. */
export const wantingFrom = (results: Results): WorkbenchData['wanting'] => ({
  states: hasStates(results) ? allStates.filter((state) => !isVisited(results, state)).map(wordOf) : [],
  transitions: results.paths ? allTransitions.filter((one) => !isTaken(results, one)).map(({ name }) => name) : [],
});
