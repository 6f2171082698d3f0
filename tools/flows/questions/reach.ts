/** Reachability: what a visit can reach, and what only through some transitions. */
import type { State, Transition } from '../charts/facts.types.ts';
import { wordOf } from '../charts/facts.ts';
import { upwards, type ChartSet } from './chart-set.ts';

/** The active states after entering a state: its ancestors and its initial descendants. */
function entered(charts: ChartSet, target: State): readonly State[] {
  const inner = target.kind === 'parallel' ? target.children : target.initial === null ? [] : [target.initial];
  return [
    ...upwards(charts, target),
    ...inner.flatMap((path) => entered(charts, charts.at({ chart: target.chart, path }))),
  ];
}
/** All regions of a parallel state become active, whichever was entered. */
const regionsOf = (charts: ChartSet, target: State): readonly State[] =>
  upwards(charts, target)
    .filter(({ kind }) => kind === 'parallel')
    .flatMap((parallel) => entered(charts, parallel));

/** Words of the reachable states of the visit. @param isTaken which transitions count. */
export function reachable(charts: ChartSet, isTaken: (transition: Transition) => boolean): ReadonlySet<string> {
  const root = charts.at({ chart: 'visit', path: '' });
  const reached = new Set([wordOf(root)]);
  const open = [...entered(charts, root)];
  let state = open.pop();
  open.push(...root.transitions.filter(isTaken).flatMap((transition) => goals(charts, transition)));
  while (state) {
    if (!reached.has(wordOf(state))) {
      reached.add(wordOf(state));
      open.push(...state.transitions.filter(isTaken).flatMap((transition) => goals(charts, transition)));
    }
    state = open.pop();
  }
  return reached;
}
const goals = (charts: ChartSet, { to }: Transition): readonly State[] =>
  to.flatMap((place) => {
    const target = charts.at(place);
    return [...entered(charts, target), ...regionsOf(charts, target)];
  });
