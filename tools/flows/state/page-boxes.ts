/** A page, or a separate chart, with its states as drawn. */
import { pageStateOf, stateAt } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { connectionsInto, connectionsOutOf } from '../plan/connections.ts';
import { REPEATED } from '../words/repeated.ts';
import { rowsFor, type Row } from './transition-rows.ts';

/**
 * The root of the view that shows a state: its page, or its separate chart; null for the visit itself, or a state
 * without a
 * page.
 */
export function pageOrChartOf(state: State): State | null {
  if (state.chart !== 'visit') return stateAt({ chart: state.chart, path: '' });
  return state.page === null ? null : pageStateOf(state.page);
}

export interface Boxes {
  /** States drawn as boxes. */
  boxes: readonly State[];
  /** States that many parents share; shown as one line. */
  repeated: readonly State[];
}
/** The states within a state. */
export function boxesIn(state: State): Boxes {
  const children = state.children.map((path) => stateAt({ chart: state.chart, path }));
  const isRepeated = children.length > 0 && children.every(({ key }) => Object.hasOwn(REPEATED, key));
  return isRepeated ? { boxes: [], repeated: children } : { boxes: children, repeated: [] };
}

/** The box that shows a state: its own, or its parent's. */
export function boxOf(state: State): State {
  const parent = state.parent === null ? null : stateAt({ chart: state.chart, path: state.parent });
  return parent && boxesIn(parent).repeated.includes(state) ? parent : state;
}

/** Transitions from a box to another state, one row each; internal transitions are in the state column. */
export function rowsOfBox(state: State): readonly Row[] {
  const own = state.transitions.filter(({ trigger, to }) => trigger.kind !== 'address' && to.length > 0);
  return rowsFor(own, 0);
}

export interface Neighbours {
  /** Target pages. */
  out: readonly State[];
  /** Source pages. */
  into: readonly State[];
}
/** The pages next to a page, as on the plan; a separate chart has no neighbours. */
export function neighboursOf({ page }: State): Neighbours {
  if (page === null) return { out: [], into: [] };
  return {
    out: connectionsOutOf(page).map(({ to }) => pageStateOf(to)),
    into: connectionsInto(page).map(({ from }) => pageStateOf(from)),
  };
}
