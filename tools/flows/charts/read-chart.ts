/** Reads a chart into plain data. It is derived from the running machine, so nothing is written twice. */
import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { LAST_SECONDS, READING_TIME } from '../../../machines/domain/waits.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { nodesBelow, transitionName } from '../../../packages/witness/browser.ts';
import { machineOf, type ChartId } from './charts.ts';
import type { Guard, Named, Place, State, Transition, Trigger, Wait } from './facts.types.ts';

/** The maximum of a computed delay, in ms. */
const LONGEST: Readonly<Record<string, number>> = {
  forwarding: READING_TIME,
  forwardingSoon: READING_TIME - LAST_SECONDS,
};

const pathOf = ({ path }: AnyStateNode) => path.join('.');
/** The chart to read: its id and its machine. */
interface Read {
  chart: ChartId;
  machine: AnyStateMachine;
}
const placeOf = ({ chart }: Read, node: AnyStateNode): Place => ({ chart, path: pathOf(node) });

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function paramsOf(params: unknown): string | null {
  if (params === undefined || typeof params === 'function') return null;
  return typeof params === 'string' ? params : JSON.stringify(params);
}
/** An action or a guard of a chart: by name, or with params. */
function namedOf(given: unknown): Named {
  const type = typeof given === 'string' ? given : property(given, 'type');
  return { name: String(type), params: paramsOf(property(given, 'params')) };
}

/**
 * XState's `and`, `or` and `not` carry the joined guards. A minified build renames them, so they are recognised by
 * their `check` function.
 */
const checkOf = (guard: unknown): unknown => (typeof guard === 'function' ? Reflect.get(guard, 'check') : undefined);
const JOINS = new Map([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
] as const);
function partsOf(implementation: unknown): Guard['parts'] {
  const join = JOINS.get(checkOf(implementation));
  const guards: unknown = typeof implementation === 'function' ? Reflect.get(implementation, 'guards') : undefined;
  if (!join || !Array.isArray(guards)) return null;
  return { join, names: guards.map((guard) => namedOf(guard).name) };
}
const guardOf = (of: Read, guard: unknown): Guard => {
  const named = namedOf(guard);
  return { ...named, parts: partsOf(of.machine.implementations.guards[named.name]) };
};

/** The setup name of the actor behind an id of the chart; a part may listen to an actor that runs outside it. */
function actorOf({ chart, machine }: Read, id: string): string {
  for (const { invoke } of [machine, machineOf(chart)].flatMap(({ root }) => nodesBelow(root)))
    for (const one of invoke) if (one.id === id) return namedOf({ type: one.src }).name;
  return id;
}

function triggerOf(of: Read, type: string): Trigger {
  if (type === '') return { kind: 'always' };
  const [, kind, ...rest] = type.split('.');
  if (!type.startsWith('xstate.')) return { kind: 'event', event: type };
  if (kind === 'route') return { kind: 'address' };
  if (kind === 'after') return { kind: 'time', delay: rest[0] ?? '' };
  const id = rest.slice(1).join('.');
  return { kind: kind === 'done' ? 'answer' : 'failure', actor: actorOf(of, id), id };
}

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
/**
 * The guard. XState joins the guard of an address with a check for the requested page; here only the page's own guard
 * counts.
 */
const conditionOf = ({ eventType, guard, target }: AnyTransitionDefinition): unknown =>
  eventType === 'xstate.route' ? property(target?.[0]?.config.route, 'guard') : guard;
function transitionOf(of: Read, definition: AnyTransitionDefinition): Transition {
  const condition = conditionOf(definition);
  return {
    name: transitionName(definition),
    from: placeOf(of, definition.source),
    trigger: triggerOf(of, definition.eventType),
    guard: condition === undefined ? null : guardOf(of, condition),
    actions: definition.actions.map(namedOf),
    to: (definition.target ?? []).map((node) => placeOf(of, node)),
  };
}

function waitOf(of: Read, delay: string): Wait {
  const given: unknown = of.machine.implementations.delays[delay];
  if (typeof given === 'number') return { delay, atMost: given, isComputed: false };
  const atMost = LONGEST[delay];
  if (atMost === undefined) throw new Error(`how long ${delay} may be is not told (tools/flows/charts/read-chart.ts)`);
  return { delay, atMost, isComputed: true };
}

const pageOf = (node: AnyStateNode | undefined): PageId | null =>
  node?.meta ? (property(node.meta, 'id') as PageId) : node ? pageOf(node.parent) : null;

/** True if the last alternative has no guard, so that it always leaves. */
const leadsOn = ({ always = [] }: AnyStateNode) => always.some(({ guard, target }) => target && guard === undefined);

function stateOf(of: Read, node: AnyStateNode): State {
  const transitions = definitionsOf(node).map((definition) => transitionOf(of, definition));
  const delays = transitions.flatMap(({ trigger }) => (trigger.kind === 'time' ? [trigger.delay] : []));
  const page = of.chart === 'visit' ? pageOf(node) : null;
  return {
    ...placeOf(of, node),
    key: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    description: node.description ?? null,
    parent: node.parent ? pathOf(node.parent) : null,
    children: Object.values(node.states).map(pathOf),
    initial: node.initial?.target[0] ? pathOf(node.initial.target[0]) : null,
    tags: node.tags,
    page,
    isPage: page !== null && node.meta !== undefined,
    entry: node.entry.filter((action) => !isMachinery(action)).map(namedOf),
    exit: node.exit.filter((action) => !isMachinery(action)).map(namedOf),
    calls: node.invoke.map(({ src, id }) => ({ actor: namedOf({ type: src }).name, id })),
    waits: [...new Set(delays)].map((delay) => waitOf(of, delay)),
    transitions,
    isPassedThrough: leadsOn(node),
  };
}
/** XState's internal actions that set and cancel the timer of a delay. */
const isMachinery = (action: unknown) => typeof action === 'function';

/** Every state of a chart, its root first, in chart order. @param machine the chart as it runs, or a mutant. */
export const readChart = (chart: ChartId, machine: AnyStateMachine): readonly State[] =>
  nodesBelow(machine.root).map((node) => stateOf({ chart, machine }, node));
