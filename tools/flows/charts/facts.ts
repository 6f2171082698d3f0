/** The charts as plain data: every state and every transition. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { CHART_IDS, machineOf, type ChartId } from './charts.ts';
import type { Place, State, Transition } from './facts.types.ts';
import { readChart } from './read-chart.ts';

/** Every state of every chart, roots first, in chart order. */
export const allStates: readonly State[] = CHART_IDS.flatMap((chart) => readChart(chart, machineOf(chart)));
const byChart = Map.groupBy(allStates, ({ chart }) => chart);
export const statesOf = (chart: ChartId): readonly State[] => byChart.get(chart) ?? [];

/** `visit:landing.welcomed`: a state as one word, for addresses and keys. */
export const wordOf = ({ chart, path }: Place): string => `${chart}:${path}`;
const byWord = new Map(allStates.map((state) => [wordOf(state), state]));

/** @throws if there is no such state. */
export function stateAt(place: Place): State {
  const state = byWord.get(wordOf(place));
  if (!state) throw new Error(`no state ${wordOf(place)}`);
  return state;
}
/** The states of the visit, and its transitions. */
export const visit: readonly State[] = statesOf('visit');
export const visitTransitions: readonly Transition[] = visit.flatMap(({ transitions }) => transitions);
export const visitState = (path: string): State => stateAt({ chart: 'visit', path });
/** The states of a page, itself included. */
export const statesOn = (page: PageId): readonly State[] => visit.filter((state) => state.page === page);
/** The state that a word of an address names, or null. */
export const stateOfWord = (word: string): State | null => byWord.get(word) ?? null;

/** A state and its ancestors, up to the root. */
export const withAncestors = (state: State): readonly State[] =>
  state.parent === null ? [state] : [state, ...withAncestors(stateAt({ chart: state.chart, path: state.parent }))];
/** A state and its ancestors, without the root. */
export const upwards = (state: State): readonly State[] => withAncestors(state).filter(({ path }) => path !== '');
/** A state and its descendants. */
export const withDescendants = (state: State): readonly State[] => [
  state,
  ...state.children.flatMap((path) => withDescendants(stateAt({ chart: state.chart, path }))),
];

const allTransitions = allStates.flatMap(({ transitions }) => transitions);
/** Transitions into a state from outside: to itself, or to an ancestor whose initial state it is. */
export function transitionsInto(state: State): readonly Transition[] {
  const begins = new Set([wordOf(state)]);
  for (let at = state; at.parent !== null;) {
    const parent = stateAt({ chart: at.chart, path: at.parent });
    if (parent.kind !== 'parallel' && parent.initial !== at.path) break;
    begins.add(wordOf(parent));
    at = parent;
  }
  return allTransitions.filter(({ to }) => to.some((place) => begins.has(wordOf(place))));
}

/** The states that are pages, in the order of the pages. */
export const pageStates: readonly State[] = visit.filter(({ isPage }) => isPage);
export function pageStateOf(page: PageId): State {
  const state = pageStates.find((one) => one.page === page);
  if (!state) throw new Error(`no page ${page}`);
  return state;
}
