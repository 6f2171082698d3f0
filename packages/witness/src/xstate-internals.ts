/**
 * The only module that uses unpublished parts of XState (xstate 5.33): the active nodes of a snapshot, the transitions
 * of a microstep, and a scope in which a machine steps without an actor. Check it on each XState upgrade.
 */
import {
  createEmptyActor,
  fromCallback,
  getNextTransitions,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';

/** A transition's name: its source, its event, and its index among the alternatives. */
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
/** Ids of all states of a machine. */
export const statesOf = ({ root }: AnyStateMachine): Set<string> => new Set(nodesBelow(root).map(({ id }) => id));
/** Names of all its transitions. */
export const transitionsOf = ({ root }: AnyStateMachine): Set<string> =>
  new Set(nodesBelow(root).flatMap(transitionsAt).map(transitionName));
/** Ids of the active states. */
export const activeIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.map(({ id }) => id);
/** The id of the state at a path of a machine's configuration. */
export function stateAt({ root }: AnyStateMachine, path: readonly (string | number)[]): string {
  let state: AnyStateNode = root;
  for (let at = 0; path[at] === 'states'; at += 2) {
    const inner = state.states[String(path[at + 1])];
    if (!inner) break;
    state = inner;
  }
  return state.id;
}
/** Ids of the actors that run in a state value. */
export const invokedIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));

/**
 * True if the result of these event types is the same in every place with this property: only the root handles them,
 * each of its transitions leaves the place, and no state has exit actions.
 */
export const areHandledAtRoot = (snapshot: AnyMachineSnapshot, types: readonly string[]): boolean =>
  snapshot.machine.root.type === 'compound' &&
  snapshot._nodes.every(({ exit }) => exit.length === 0) &&
  getNextTransitions(snapshot).every(
    ({ eventType, source, target }) =>
      !types.includes(eventType) || (source === snapshot.machine.root && target !== undefined),
  );

const nothing = () => undefined;
/** This many transitions on one event mean a cycle. */
const ENDLESS = 1_000;

export interface Scope {
  /** Runs a step; its transitions are in `taken`, its actions in `actions`. */
  run: <T>(step: (scope: AnyActorScope) => T) => T;
  taken: string[];
  /** Ids of the states active after any of its transitions. */
  states: Set<string>;
  actions: ExecutableActionObject[];
}
/**
 * The actor scope that a machine needs to step. XState's `transition` creates an actor for each step, which takes
 * longer than the step; this scope is reused and never started.
 */
export function scopeOf(): Scope {
  const self = createEmptyActor();
  const names = new Map<AnyTransitionDefinition, string>();
  const kept: Scope = {
    taken: [],
    states: new Set(),
    actions: [],
    run: (step) => {
      kept.taken = [];
      kept.states = new Set();
      kept.actions = [];
      return step(scope);
    },
  };
  self.system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef !== self) return;
    for (const { id } of (seen.snapshot as AnyMachineSnapshot)._nodes) kept.states.add(id);
    for (const transition of seen._transitions) {
      const name = names.get(transition) ?? transitionName(transition);
      names.set(transition, name);
      kept.taken.push(name);
    }
    if (kept.taken.length > ENDLESS) throw new Error(`it never rests: ${kept.taken.slice(-2).join(', ')}, and so on`);
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
    actionExecutor: (action) => void kept.actions.push(action),
  };
  return kept;
}

/** The same machine with inert actors: requests show in the actions, but nothing runs. */
export const inert = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, fromCallback(nothing)]),
    ) as never,
  });

type Resolve = (
  scope: AnyActorScope,
  snapshot: AnyMachineSnapshot,
  args: object,
  params: unknown,
  ...rest: readonly unknown[]
) => readonly unknown[];
interface BuiltIn {
  type: string;
  assignment: unknown;
  resolve: Resolve;
}
const isBuiltIn = (action: unknown): action is BuiltIn => typeof action === 'function' && 'resolve' in action;

/** Replacements for XState's assign, which copies the context and would read all of it; and for emit. */
export interface Hooks {
  assign: (compute: (context: object) => object) => void;
  emit: <T>(compute: () => T) => T;
}
type Mapper = (args: object, params: unknown) => unknown;
const isMapper = (value: unknown): value is Mapper => typeof value === 'function';
const computed = (assignment: unknown, args: object, params: unknown): object =>
  isMapper(assignment)
    ? (assignment(args, params) as object)
    : Object.fromEntries(
        Object.entries(assignment as object).map(([key, value]: [string, unknown]) => [
          key,
          isMapper(value) ? value(args, params) : value,
        ]),
      );

function recordable(action: unknown, hooks: Hooks): unknown {
  if (!isBuiltIn(action)) return action;
  const { resolve: given, assignment, type } = action;
  const resolve: Resolve = (scope, snapshot, args, params, _, ...rest) => {
    if (type === 'xstate.assign') {
      hooks.assign((context) => computed(assignment, { ...args, context }, params));
      return [snapshot, undefined, undefined];
    }
    const go = () => given(scope, snapshot, args, params, action, ...rest);
    const [next, resolved, more] = type === 'xstate.emit' ? hooks.emit(go) : go();
    return [next, resolved, Array.isArray(more) ? more.map((one) => recordable(one, hooks)) : more];
  };
  return Object.assign(() => undefined, action, { resolve });
}

/**
 * The same machine, inert, whose assign and emit actions use the hooks. All its actions must be named in the
 * implementations.
 */
export function recordableMachine(machine: AnyStateMachine, hooks: Hooks): AnyStateMachine {
  const actions = Object.entries(machine.implementations.actions).map(([name, action]) => [
    name,
    recordable(action, hooks),
  ]);
  return inert(machine).provide({ actions: Object.fromEntries(actions) as never });
}

/** A step of a machine from a snapshot, within a scope. */
export const stepIn = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) =>
  machine.transition(from, event, scope) as AnyMachineSnapshot;
export const beginIn = (machine: AnyStateMachine, input: unknown, scope: AnyActorScope) =>
  machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
