/** Reads a chart into plain data. Nothing of it is written twice: what is shown is what runs. */
import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { LAST_SECONDS, READING_TIME } from '../../../machines/domain/waits.ts';
import type { PageId } from '../../../machines/visit.types.ts';
import { nodesBelow, transitionName } from '../../../packages/witness/browser.ts';
import { machineOf, type ChartId } from './charts.ts';
import type { Guard, Named, Place, State, Transition, Trigger, Wait } from './facts.types.ts';

/** The longest that a computed delay may be, in milliseconds. */
const LONGEST: Readonly<Record<string, number>> = {
  forwarding: READING_TIME,
  forwardingSoon: READING_TIME - LAST_SECONDS,
};

const pathOf = ({ path }: AnyStateNode) => path.join('.');
/** The chart that is read: by its id, and the machine that it is of. */
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
/** An action or a guard as a chart names it: by its name, or with what it is handed. */
export function namedOf(given: unknown): Named {
  const type = typeof given === 'string' ? given : property(given, 'type');
  return { name: String(type), params: paramsOf(property(given, 'params')) };
}

/** XState's own `and`, `or` and `not` carry what they join. A minified build gives them other names: which one it is, its check tells. */
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

/** The actor that an id of the chart runs, by its name in the setup; a part may hear of one that runs outside. */
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
/** What must hold. XState joins the guard of an address with whether that page is asked for; here it is the page's own. */
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

/** Always leads on: the last alternative has no guard. */
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
/** What XState itself does for a delay: it sets, and cancels, the timer. */
const isMachinery = (action: unknown) => typeof action === 'function';

/** Every state of a chart, its root first, in the order of the chart. @param machine the chart as it runs, or one that was altered. */
export const readChart = (chart: ChartId, machine: AnyStateMachine): readonly State[] =>
  nodesBelow(machine.root).map((node) => stateOf({ chart, machine }, node));
