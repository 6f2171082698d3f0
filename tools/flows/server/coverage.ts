/** Coverage of the charts: by paths, invariants and tests. */
import type { SuiteResult } from '../../check/results/result.ts';
import { CHART_IDS, type ChartId } from '../charts/charts.ts';
import { allStates, statesOf, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import type { ChartCovered, Share, WorkbenchData } from './data.types.ts';
import { foundOf, type Results } from './results-by-state.ts';

/** A transition, by its chart and its name in the suites. */
interface Named {
  chart: ChartId;
  name: string;
}
const namesOf = (states: readonly State[]): readonly Named[] => {
  const names = states.flatMap(({ chart, transitions }) => transitions.map(({ name }) => ({ chart, name })));
  return [...new Map(names.map((one) => [`${one.chart} ${one.name}`, one])).values()];
};

/** @returns how many items pass the test; null if the suite has no results for them. */
const countOf = <T>(all: readonly T[], isKnown: boolean, is: (one: T) => boolean): Share | null =>
  isKnown ? { met: all.filter(is).length, of: all.length } : null;
const isVisited = (paths: SuiteResult | null) => (state: State) => (foundOf(paths, state)?.cases ?? 0) > 0;
const isTaken =
  (result: SuiteResult | null) =>
  ({ chart, name }: Named) =>
    (result?.transitions[chart]?.[name] ?? 0) > 0;

const coveredOf = ({ paths, 'browser-paths': played }: Results, chart: ChartId): ChartCovered => {
  const states = statesOf(chart);
  const names = namesOf(states);
  return {
    chart,
    states: countOf(states, paths?.states[chart] !== undefined, isVisited(paths)),
    transitions: countOf(names, paths?.transitions[chart] !== undefined, isTaken(paths)),
    inBrowser: countOf(names, played?.transitions[chart] !== undefined, isTaken(played)),
  };
};
export const chartsFrom = (results: Results): readonly ChartCovered[] =>
  CHART_IDS.map((chart) => coveredOf(results, chart));

/** States and transitions without a path, in charts that have paths. */
export const uncoveredFrom = ({ paths }: Results): WorkbenchData['uncovered'] => ({
  states: allStates.filter((state) => paths?.states[state.chart] && !isVisited(paths)(state)).map(wordOf),
  transitions: namesOf(allStates)
    .filter((one) => paths?.transitions[one.chart] && !isTaken(paths)(one))
    .map(({ name }) => name),
});
