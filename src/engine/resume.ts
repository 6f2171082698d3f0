/**
 * Goes on from a snapshot that a chart was put into. XState restores a state as it was persisted: what entering it would have
 * started, its actors and its delays, is put in here. Of the development build and of replays alone.
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

/** Contexts of snapshots that were made here: only for these are delays still to be set. */
const unscheduled = new WeakSet<object>();

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;
/** What is asked for without an event of its own: as on the way in from nowhere. */
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
 * What an actor of the machine starts from, for XState's option `snapshot`: it is in the same states, and the actors that run
 * in them begin with the input that the context gives them. @param snapshot as `resolveState` gives it.
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

/** The named delays that a state waits for, in milliseconds. */
function delaysOf({ config, id, machine }: AnyStateNode, context: object) {
  return Object.keys(config.after ?? {}).map((name) => {
    const delay: unknown = machine.implementations.delays[name];
    const ms: unknown = isMapper(delay) ? delay({ context, event: BEGINNING }) : delay;
    return { type: ['xstate.after', name, id].join('.'), ms: Number(ms) };
  });
}

/** For XState's option `inspect`: sets the delays of an actor that starts from such a snapshot, and of its children. */
export function schedulesDelays(seen: InspectionEvent): void {
  if (seen.type !== '@xstate.snapshot' || seen.event.type !== BEGINNING.type || !('_nodes' in seen.snapshot)) return;
  const { context, _nodes } = seen.snapshot as AnyMachineSnapshot;
  if (!unscheduled.delete(context)) return;
  const actor = seen.actorRef as AnyActorRef;
  for (const { type, ms } of _nodes.flatMap((node) => delaysOf(node, context)))
    actor.system.scheduler.schedule(actor, actor, { type }, ms, type);
}
