/**
 * The charts as seen by the answers: those that run, or a mutated visit that tests whether an answer changes with it.
 */
import type { AnyStateMachine } from 'xstate';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { allStates, statesOf, wordOf } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { readChart } from '../charts/read-chart.ts';

export interface ChartSet {
  /** States of all charts. */
  states: readonly State[];
  /** States of the visit. */
  visit: readonly State[];
  /** The machine of the visit. */
  machine: AnyStateMachine;
  /** The states that are pages. */
  pages: readonly State[];
  /** @throws if there is no such state. */
  at: (place: Place) => State;
}

/** @param machine the chart of the visit; the other charts are unchanged. */
export function chartSetOf(machine: AnyStateMachine = visitMachine): ChartSet {
  const visit = machine === visitMachine ? statesOf('visit') : readChart('visit', machine);
  const states = [...visit, ...allStates.filter(({ chart }) => chart !== 'visit')];
  const byWord = new Map(states.map((state) => [wordOf(state), state]));
  return {
    states,
    visit,
    machine,
    pages: visit.filter(({ isPage }) => isPage),
    at: (place) => {
      const state = byWord.get(wordOf(place));
      if (!state) throw new Error(`no state ${wordOf(place)}`);
      return state;
    },
  };
}

export const pageIn = ({ pages }: ChartSet, page: PageId): State => {
  const state = pages.find((one) => one.page === page);
  if (!state) throw new Error(`no page ${page}`);
  return state;
};
export const stateIn = (charts: ChartSet, path: string): State => charts.at({ chart: 'visit', path });
/** The states within a page, itself included. */
export const statesOn = ({ visit }: ChartSet, page: PageId): readonly State[] =>
  visit.filter((state) => state.page === page);
/** A state and its ancestors, root excluded. */
export const upwards = (charts: ChartSet, state: State): readonly State[] =>
  state.parent === null || state.parent === ''
    ? [state]
    : [state, ...upwards(charts, charts.at({ chart: state.chart, path: state.parent }))];
export const transitionsIn = ({ visit }: ChartSet): readonly Transition[] =>
  visit.flatMap(({ transitions }) => transitions);

/** The declaration of a page, including its controls. */
export function definitionOf({ machine }: ChartSet, page: PageId): PageDefinition {
  const node = machine.getStateNodeById(page);
  return node.meta as PageDefinition;
}
export const definitionsOf = (charts: ChartSet): readonly PageDefinition[] =>
  charts.pages.flatMap(({ page }) => (page === null ? [] : [definitionOf(charts, page)]));
/** Every control of a page, with its name. */
export const offersOf = ({ offers, groups = [] }: PageDefinition) => [
  ...Object.values(offers),
  ...groups.flatMap((group) => Object.values(group.offers)),
];
