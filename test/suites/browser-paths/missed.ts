/** Why no browser path takes a transition. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import { eventsOf } from '../../model/alphabet.ts';
import { nodesBelow, transitionName } from '../../../packages/witness/index.ts';
import { whyNever } from '../../model/browser/offered.ts';

const typesByName = new Map(
  nodesBelow(visitMachine.root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(
      (transition) => [transitionName(transition), transition.eventType] as const,
    ),
  ),
);
const OTHERWISE = 'where it could be taken, the screen does not offer it';

/** The missed transitions, by reason. */
export function whyMissed(missed: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(missed, (name) => {
    const reasons = eventsOf(typesByName.get(name) ?? '').map(whyNever);
    return reasons.find((reason) => reason !== null) ?? OTHERWISE;
  });
}
