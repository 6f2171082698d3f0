/** Reachability: what a visit can reach, and what only through some transitions. */
import type { State, Transition } from '../charts/facts.types.ts';
import { wordOf } from '../charts/facts.ts';
import { upwards, type House } from './house.ts';

/** The active states after entering a state: its ancestors and its initial descendants. */
function begun(house: House, target: State): readonly State[] {
  const inner = target.kind === 'parallel' ? target.children : target.initial === null ? [] : [target.initial];
  return [...upwards(house, target), ...inner.flatMap((path) => begun(house, house.at({ chart: target.chart, path })))];
}
/** All regions of a parallel state become active, whichever was entered. */
const beside = (house: House, target: State): readonly State[] =>
  upwards(house, target)
    .filter(({ kind }) => kind === 'parallel')
    .flatMap((parallel) => begun(house, parallel));

/** Words of the reachable states of the visit. @param isTaken which transitions count. */
export function reachable(house: House, isTaken: (transition: Transition) => boolean): ReadonlySet<string> {
  const root = house.at({ chart: 'visit', path: '' });
  const reached = new Set([wordOf(root)]);
  const open = [...begun(house, root)];
  let state = open.pop();
  open.push(...root.transitions.filter(isTaken).flatMap((transition) => goals(house, transition)));
  while (state) {
    if (!reached.has(wordOf(state))) {
      reached.add(wordOf(state));
      open.push(...state.transitions.filter(isTaken).flatMap((transition) => goals(house, transition)));
    }
    state = open.pop();
  }
  return reached;
}
const goals = (house: House, { to }: Transition): readonly State[] =>
  to.flatMap((place) => {
    const target = house.at(place);
    return [...begun(house, target), ...beside(house, target)];
  });
