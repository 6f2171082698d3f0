/**
 * Resumes a chart from a given snapshot. XState restores a persisted state without entering it; the actors and delays
 * that the entry would have started are added here. Used only by the development build and by replays.
 */
import {
  initialTransition,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

/** Contexts of snapshots created here: their delays are still to be scheduled. */
const unscheduled = new WeakSet<object>();

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;
/** Event for mappers that run without an event of their own: the initial one. */
const BEGINNING = { type: 'xstate.init' };

type Mapper = (args: { context: object; event: { type: string } }) => unknown;
const isMapper = (value: unknown): value is Mapper => typeof value === 'function';

function actorSnapshot(logic: AnyActorLogic, input: unknown): Snapshot<unknown> {
  if (isMachine(logic)) return resumable(logic, initialTransition(logic, input)[0]);
  const begun = { status: 'active', output: undefined, error: undefined, input } as const;
  return begun;
}

function actorsOf({ implementations }: AnyStateMachine, { _nodes, context }: AnyMachineSnapshot) {
  const invocations = _nodes.flatMap(({ invoke }) => invoke);
  return invocations.flatMap(({ id, src, input, systemId }) => {
    const logic = typeof src === 'string' ? (implementations.actors[src] as AnyActorLogic | undefined) : src;
    if (!logic) return [];
    const given: unknown = isMapper(input) ? input({ context, event: BEGINNING }) : input;
    return [[id, { snapshot: actorSnapshot(logic, given), src, systemId, syncSnapshot: false }] as const];
  });
}

/**
 * Creates the initial state of an actor for XState's option `snapshot`: the same states, with their invoked actors
 * started from the input that the context gives them.
 * @param snapshot as returned by `resolveState`.
 */
export function resumable(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Snapshot<unknown> {
  const context: object = { ...snapshot.context };
  unscheduled.add(context);
  const persisted = {
    status: 'active',
    output: undefined,
    error: undefined,
    value: snapshot.value,
    context,
    children: Object.fromEntries(actorsOf(machine, snapshot)),
    historyValue: {},
  } as const;
  return persisted;
}

/** The named delays of a state, in milliseconds. */
function delaysOf({ config, id, machine }: AnyStateNode, context: object) {
  return Object.keys(config.after ?? {}).map((name) => {
    const delay: unknown = machine.implementations.delays[name];
    const ms: unknown = isMapper(delay) ? delay({ context, event: BEGINNING }) : delay;
    return { type: ['xstate.after', name, id].join('.'), ms: Number(ms) };
  });
}

/**
 * For XState's option `inspect`: schedules the delays of an actor started from such a snapshot, and of its children.
 */
export function schedulesDelays(seen: InspectionEvent): void {
  if (seen.type !== '@xstate.snapshot' || seen.event.type !== BEGINNING.type || !('_nodes' in seen.snapshot)) return;
  const { context, _nodes } = seen.snapshot as AnyMachineSnapshot;
  if (!unscheduled.delete(context)) return;
  const actor = seen.actorRef as AnyActorRef;
  for (const { type, ms } of _nodes.flatMap((node) => delaysOf(node, context)))
    actor.system.scheduler.schedule(actor, actor, { type }, ms, type);
}
