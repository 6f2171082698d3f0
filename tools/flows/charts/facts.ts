/** What the charts say, as plain data: every state, and what leads where. */
import type { PageId } from '../../../machines/visit.types.ts';
import { CHART_IDS, machineOf, type ChartId } from './charts.ts';
import type { Place, State, Transition } from './facts.types.ts';
import { readChart } from './read-chart.ts';

/** Every state of every chart, roots first, in the order of the chart. */
export const allStates: readonly State[] = CHART_IDS.flatMap((chart) => readChart(chart, machineOf(chart)));
const byChart = Map.groupBy(allStates, ({ chart }) => chart);
export const statesOf = (chart: ChartId): readonly State[] => byChart.get(chart) ?? [];

/** `visit:landing.welcomed`: a state in one word, for addresses and keys. */
export const wordOf = ({ chart, path }: Place): string => `${chart}:${path}`;
const byWord = new Map(allStates.map((state) => [wordOf(state), state]));

/** @throws where there is no such state. */
export function stateAt(place: Place): State {
  const state = byWord.get(wordOf(place));
  if (!state) throw new Error(`no state ${wordOf(place)}`);
  return state;
}
/** The state that a word of an address names; null: there is none. */
export const stateOfWord = (word: string): State | null => byWord.get(word) ?? null;

/** A state, and all that it is within, up to the root. */
export const withAncestors = (state: State): readonly State[] =>
  state.parent === null ? [state] : [state, ...withAncestors(stateAt({ chart: state.chart, path: state.parent }))];
/** A state, and all within it. */
export const withDescendants = (state: State): readonly State[] => [
  state,
  ...state.children.flatMap((path) => withDescendants(stateAt({ chart: state.chart, path }))),
];

const allTransitions = allStates.flatMap(({ transitions }) => transitions);
/** What leads into a state from elsewhere: into itself, or into a state that begins in it. */
export function waysInto(state: State): readonly Transition[] {
  const begins = new Set([wordOf(state)]);
  for (let at = state; at.parent !== null;) {
    const parent = stateAt({ chart: at.chart, path: at.parent });
    if (parent.kind !== 'parallel' && parent.initial !== at.path) break;
    begins.add(wordOf(parent));
    at = parent;
  }
  return allTransitions.filter(({ to }) => to.some((place) => begins.has(wordOf(place))));
}

/** The states that are pages, by the pages' order in the chart. */
export const pageStates: readonly State[] = statesOf('visit').filter(({ isPage }) => isPage);
export function pageStateOf(page: PageId): State {
  const state = pageStates.find((one) => one.page === page);
  if (!state) throw new Error(`no page ${page}`);
  return state;
}
