/** The transitions of a chart by name, and which of them an event takes: a pure step that tells. */
import {
  createEmptyActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';

/** A transition's name: where it stands, on what, and the how-manieth of its guarded alternatives. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const targets = (target ?? []).map(({ id }) => id).join(', ') || 'stays';
  return `${source.id} on ${eventType || 'always'} [${siblings.indexOf(transition)}] → ${targets}`;
}

export const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];
const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const statesOf = ({ root }: AnyStateMachine): Set<string> => new Set(nodesBelow(root).map(({ id }) => id));
export const transitionsOf = ({ root }: AnyStateMachine): Set<string> =>
  new Set(nodesBelow(root).flatMap(transitionsAt).map(transitionName));

const nothing = () => undefined;

export interface PureStep {
  state: AnyMachineSnapshot;
  /** Names of the transitions that were taken, those that followed by themselves included, in their order. */
  taken: readonly string[];
  /** Why the chart threw on the event, which then leads nowhere; null: it did not. */
  broken: string | null;
}
/** So many transitions on one event are a circle. */
const ENDLESS = 1_000;

export interface Stepper {
  begin: (input: unknown) => PureStep;
  take: (state: AnyMachineSnapshot, event: EventObject) => PureStep;
}

/**
 * Takes events purely: children stay inert, nothing is started or told. What was taken, the machine itself says.
 * @param see is shown each action that would have been executed.
 */
export function stepperOf(machine: AnyStateMachine, see: (action: ExecutableActionObject) => void = nothing): Stepper {
  const self = createEmptyActor();
  const names = new Map<AnyTransitionDefinition, string>();
  /** Few sequences of transitions, in very many steps: each is kept once. */
  const known = new Map<string, readonly string[]>();
  let taken: string[] = [];
  self.system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef !== self) return;
    for (const transition of seen._transitions) {
      const name = names.get(transition) ?? transitionName(transition);
      names.set(transition, name);
      taken.push(name);
    }
    if (taken.length > ENDLESS) throw new Error(`it never rests: ${taken.slice(-2).join(', ')}, and so on`);
  });
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: see,
  };
  const stepping = (step: () => AnyMachineSnapshot): PureStep => {
    taken = [];
    const state = step();
    const id = taken.join('\n');
    const same = known.get(id) ?? taken;
    known.set(id, same);
    return { state, taken: same, broken: null };
  };
  return {
    begin: (input) => stepping(() => machine.getInitialSnapshot(scope, input)),
    take: (state, event) => {
      try {
        return stepping(() => machine.transition(state, event, scope));
      } catch (error) {
        return { state, taken: [], broken: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
