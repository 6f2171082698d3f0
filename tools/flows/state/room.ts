/** A room: a page, or a chart beside the visit, with the states within it as they are drawn. */
import { pageStateOf, stateAt } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { doorsInto, doorsOutOf } from '../plan/ways.ts';
import { REPEATED } from '../words/repeated.ts';
import { rowsFor, type Row } from './ways.ts';

/** The state whose room a state stands in: its page, or the chart beside the visit; null: the visit itself, or a state of no page. */
export function roomOf(state: State): State | null {
  if (state.chart !== 'visit') return stateAt({ chart: state.chart, path: '' });
  return state.page === null ? null : pageStateOf(state.page);
}

export interface Within {
  /** States that are drawn as boxes. */
  boxes: readonly State[];
  /** States that stand in many places alike: told in one line. */
  repeated: readonly State[];
}
/** What stands within a state. */
export function within(state: State): Within {
  const children = state.children.map((path) => stateAt({ chart: state.chart, path }));
  const isRepeated = children.length > 0 && children.every(({ key }) => Object.hasOwn(REPEATED, key));
  return isRepeated ? { boxes: [], repeated: children } : { boxes: children, repeated: [] };
}

/** The box in which a state is told: its own, or the one around it. */
export function boxOf(state: State): State {
  const parent = state.parent === null ? null : stateAt({ chart: state.chart, path: state.parent });
  return parent && within(parent).repeated.includes(state) ? parent : state;
}

/** What leads on from a box to another state, a row each; what stays is told of in the column of the state. */
export function waysOf(state: State): readonly Row[] {
  const own = state.transitions.filter(({ trigger, to }) => trigger.kind !== 'address' && to.length > 0);
  return rowsFor(own, 0);
}

export interface Doors {
  /** Pages that something within leads to. */
  out: readonly State[];
  /** Pages from which something leads in. */
  into: readonly State[];
}
/** The pages next to a page, as on the plan; a chart beside the visit has none. */
export function doorsOf({ page }: State): Doors {
  if (page === null) return { out: [], into: [] };
  return {
    out: doorsOutOf(page).map(({ to }) => pageStateOf(to)),
    into: doorsInto(page).map(({ from }) => pageStateOf(from)),
  };
}
