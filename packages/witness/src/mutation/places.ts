/** The parts of a chart's configuration: its states and their transitions, with their paths. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { valueAt, type ConfigPath } from '../altered-chart.ts';
import { nodesBelow } from '../xstate-internals.ts';
import type { Where } from './mutant.ts';

export interface WrittenState {
  node: AnyStateNode;
  /** From the configuration's root. */
  path: ConfigPath;
}
/**
 * What causes a transition: an event, a delay, the state itself, the end of the state or of its actor, or an address.
 */
export type Trigger = 'event' | 'delay' | 'itself' | 'stateDone' | 'answer' | 'error' | 'route';
export interface WrittenTransition {
  state: WrittenState;
  trigger: Trigger;
  /** The name of the event, the delay or the actor; otherwise empty. */
  name: string;
  /** The event as XState names it; empty for an eventless transition. */
  eventType: string;
  /** The paths of its list of alternatives, and of itself. */
  list: ConfigPath;
  path: ConfigPath;
  index: number;
  alternatives: number;
  /** As written; a transition written as a string is its target. */
  config: Readonly<{ target?: string; guard?: unknown; actions?: unknown; params?: unknown }>;
  /** The target; null if it stays. */
  target: AnyStateNode | null;
}

/** Every state of a chart, its root first. */
export const statesOf = ({ root }: AnyStateMachine): readonly WrittenState[] =>
  nodesBelow(root).map((node) => ({ node, path: node.path.flatMap((key) => ['states', key]) }));

export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];

const known = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? []);

type Described = Pick<WrittenTransition, 'trigger' | 'name' | 'eventType' | 'list'>;
/** The triggers of a state: names, and paths of their alternatives. */
function triggersOf({ node, path }: WrittenState): readonly Described[] {
  const keys = (slot: string) => Object.keys(valueAt(node.config, [slot]) ?? {});
  const invoked = listed(node.config.invoke).flatMap((call, at) => {
    const id = String(valueAt(call as object, ['id']));
    const base = [...path, 'invoke', ...(Array.isArray(node.config.invoke) ? [at] : [])];
    return [
      { trigger: 'answer', name: id, eventType: `xstate.done.actor.${id}`, list: [...base, 'onDone'] } as const,
      { trigger: 'error', name: id, eventType: `xstate.error.actor.${id}`, list: [...base, 'onError'] } as const,
    ];
  });
  return [
    ...keys('on').map((name) => ({ trigger: 'event', name, eventType: name, list: [...path, 'on', name] }) as const),
    ...keys('after').map(
      (name) =>
        ({
          trigger: 'delay',
          name,
          eventType: `xstate.after.${name}.${node.id}`,
          list: [...path, 'after', name],
        }) as const,
    ),
    { trigger: 'itself', name: '', eventType: '', list: [...path, 'always'] },
    { trigger: 'stateDone', name: node.key, eventType: `xstate.done.state.${node.id}`, list: [...path, 'onDone'] },
    ...invoked,
    { trigger: 'route', name: node.id, eventType: 'xstate.route', list: [...path, 'route'] },
  ];
}

const written = (state: WrittenState, trigger: Described): readonly WrittenTransition[] => {
  const alternatives = valueAt(state.node.machine.config, trigger.list);
  return listed(alternatives).map((one, index, { length }) => ({
    state,
    trigger: trigger.trigger,
    name: trigger.name,
    eventType: trigger.eventType,
    list: trigger.list,
    path: Array.isArray(alternatives) ? [...trigger.list, index] : trigger.list,
    index,
    alternatives: length,
    config: typeof one === 'string' ? { target: one } : (one as WrittenTransition['config']),
    target:
      trigger.trigger === 'route' ? state.node : (known(state.node, trigger.eventType)[index]?.target?.[0] ?? null),
  }));
};

/** Every transition of a chart, with all alternatives, in source order. */
export const transitionsOf = (machine: AnyStateMachine): readonly WrittenTransition[] =>
  statesOf(machine).flatMap((state) => triggersOf(state).flatMap((trigger) => written(state, trigger)));

/** The place of a state. */
export const whereOf = ({ node }: WrittenState, event: string | null = null): Where => ({
  state: node.id,
  event,
  page: null,
  topic: node.path[0] ?? '',
});
/** The place of a transition; a page's address is requested from everywhere. */
export const whereOfTransition = ({ state, trigger, eventType }: WrittenTransition): Where => {
  const where = whereOf(state, eventType);
  return trigger === 'route' ? { ...where, state: state.node.machine.root.id, page: state.node.id } : where;
};
