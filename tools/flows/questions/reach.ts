/** Reachability: what a visit can reach, and what only through some transitions. */
import { upwards, stateAt, visitState, wordOf } from '../charts/facts.ts';
import type { State, Transition } from '../charts/facts.types.ts';

/** The active states after entering a state: its ancestors and its initial descendants. */
function entered(target: State): readonly State[] {
  const inner = target.kind === 'parallel' ? target.children : target.initial === null ? [] : [target.initial];
  return [...upwards(target), ...inner.flatMap((path) => entered(stateAt({ chart: target.chart, path })))];
}
/** All regions of a parallel state become active, whichever was entered. */
const regionsOf = (target: State): readonly State[] =>
  upwards(target)
    .filter(({ kind }) => kind === 'parallel')
    .flatMap((parallel) => entered(parallel));

/** Words of the reachable states of the visit. @param isTaken which transitions count. */
export function reachable(isTaken: (transition: Transition) => boolean): ReadonlySet<string> {
  const root = visitState('');
  const reached = new Set([wordOf(root)]);
  const open = [...entered(root)];
  let state = open.pop();
  open.push(...root.transitions.filter(isTaken).flatMap((transition) => goals(transition)));
  while (state) {
    if (!reached.has(wordOf(state))) {
      reached.add(wordOf(state));
      open.push(...state.transitions.filter(isTaken).flatMap((transition) => goals(transition)));
    }
    state = open.pop();
  }
  return reached;
}
const goals = ({ to }: Transition): readonly State[] =>
  to.flatMap((place) => {
    const target = stateAt(place);
    return [...entered(target), ...regionsOf(target)];
  });
