/** Reads the charts into plain data. Nothing of it is written twice: what is shown is what runs. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { READING_TIME } from '../../machines/domain/waits.ts';
import type { PageId } from '../../machines/visit.types.ts';
import { nodesBelow, transitionName } from '../../test/model/xstate-internals.ts';
import { CHART_IDS, machineOf, type ChartId } from './charts.ts';
import type { Guard, Named, Place, State, Transition, Trigger, Wait } from './facts.types.ts';

/** The longest that a computed delay may be, in milliseconds. */
const LONGEST: Readonly<Record<string, number>> = { forwarding: READING_TIME };

const pathOf = ({ path }: AnyStateNode) => path.join('.');
const placeOf = (chart: ChartId, node: AnyStateNode): Place => ({ chart, path: pathOf(node) });

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

/** XState's own `and`, `or` and `not` carry what they join. */
function partsOf(implementation: unknown): Guard['parts'] {
  if (typeof implementation !== 'function') return null;
  const [join, guards]: [unknown, unknown] = [
    Reflect.get(implementation, 'name'),
    Reflect.get(implementation, 'guards'),
  ];
  if (!Array.isArray(guards) || (join !== 'and' && join !== 'or' && join !== 'not')) return null;
  return { join, names: guards.map((guard) => namedOf(guard).name) };
}
const guardOf = (chart: ChartId, guard: unknown): Guard => {
  const named = namedOf(guard);
  return { ...named, parts: partsOf(machineOf(chart).implementations.guards[named.name]) };
};

/** The actor that an id of the chart runs, by its name in the setup. */
function actorOf(chart: ChartId, id: string): string {
  for (const { invoke } of nodesBelow(machineOf(chart).root))
    for (const one of invoke) if (one.id === id) return namedOf({ type: one.src }).name;
  return id;
}

function triggerOf(chart: ChartId, type: string): Trigger {
  if (type === '') return { kind: 'always' };
  const [, kind, ...rest] = type.split('.');
  if (!type.startsWith('xstate.')) return { kind: 'event', event: type };
  if (kind === 'route') return { kind: 'address' };
  if (kind === 'after') return { kind: 'time', delay: rest[0] ?? '' };
  const id = rest.slice(1).join('.');
  return { kind: kind === 'done' ? 'answer' : 'failure', actor: actorOf(chart, id), id };
}

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
/** What must hold. XState joins the guard of an address with whether that page is asked for; here it is the page's own. */
const conditionOf = ({ eventType, guard, target }: AnyTransitionDefinition): unknown =>
  eventType === 'xstate.route' ? property(target?.[0]?.config.route, 'guard') : guard;
function transitionOf(chart: ChartId, definition: AnyTransitionDefinition): Transition {
  const condition = conditionOf(definition);
  return {
    name: transitionName(definition),
    from: placeOf(chart, definition.source),
    trigger: triggerOf(chart, definition.eventType),
    guard: condition === undefined ? null : guardOf(chart, condition),
    actions: definition.actions.map(namedOf),
    to: (definition.target ?? []).map((node) => placeOf(chart, node)),
  };
}

function waitOf(chart: ChartId, delay: string): Wait {
  const given: unknown = machineOf(chart).implementations.delays[delay];
  if (typeof given === 'number') return { delay, atMost: given, isComputed: false };
  const atMost = LONGEST[delay];
  if (atMost === undefined) throw new Error(`how long ${delay} may be is not told (workbench/charts/facts.ts)`);
  return { delay, atMost, isComputed: true };
}

const pageOf = (node: AnyStateNode | undefined): PageId | null =>
  node?.meta ? (property(node.meta, 'id') as PageId) : node ? pageOf(node.parent) : null;

/** Always leads on: the last alternative has no guard. */
const leadsOn = ({ always = [] }: AnyStateNode) => always.some(({ guard, target }) => target && guard === undefined);

function stateOf(chart: ChartId, node: AnyStateNode): State {
  const transitions = definitionsOf(node).map((definition) => transitionOf(chart, definition));
  const delays = transitions.flatMap(({ trigger }) => (trigger.kind === 'time' ? [trigger.delay] : []));
  const page = chart === 'visit' ? pageOf(node) : null;
  return {
    ...placeOf(chart, node),
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
    waits: [...new Set(delays)].map((delay) => waitOf(chart, delay)),
    transitions,
    isPassedThrough: leadsOn(node),
  };
}
/** What XState itself does for a delay: it sets, and cancels, the timer. */
const isMachinery = (action: unknown) => typeof action === 'function';

/** Every state of every chart, roots first, in the order of the chart. */
export const allStates: readonly State[] = CHART_IDS.flatMap((chart) =>
  nodesBelow(machineOf(chart).root).map((node) => stateOf(chart, node)),
);
const byChart = Map.groupBy(allStates, ({ chart }) => chart);
export const statesOf = (chart: ChartId): readonly State[] => byChart.get(chart) ?? [];

/** `visit:landing.welcomed`: a state in one word, for addresses and keys. */
export const wordOf = ({ chart, path }: Place): string => `${chart}:${path}`;
const byWord = new Map(allStates.map((state) => [wordOf(state), state]));

/** @throws where there is no such state. */
export function stateAt(place: Place): State {
  const state = byWord.get(wordOf(place));
  if (!state) throw new Error(`no state ${wordOf(place)}`);
  return state;
}
/** The state that a word of an address names; null: there is none. */
export const stateOfWord = (word: string): State | null => byWord.get(word) ?? null;

/** A state, and all that it is within, up to the root. */
export const withAncestors = (state: State): readonly State[] =>
  state.parent === null ? [state] : [state, ...withAncestors(stateAt({ chart: state.chart, path: state.parent }))];
/** A state, and all within it. */
export const withDescendants = (state: State): readonly State[] => [
  state,
  ...state.children.flatMap((path) => withDescendants(stateAt({ chart: state.chart, path }))),
];

/** What may happen in a state: its own transitions, and those of the states that it is within. The page addresses of the root are left out. */
export const waysOutOf = (state: State): readonly Transition[] =>
  withAncestors(state).flatMap(({ transitions }) => transitions.filter(({ trigger }) => trigger.kind !== 'address'));

const allTransitions = allStates.flatMap(({ transitions }) => transitions);
/** What leads into a state from elsewhere: into itself, or into a state that begins in it. */
export function waysInto(state: State): readonly Transition[] {
  const begins = new Set([wordOf(state)]);
  for (let at = state; at.parent !== null;) {
    const parent = stateAt({ chart: at.chart, path: at.parent });
    if (parent.kind !== 'parallel' && parent.initial !== at.path) break;
    begins.add(wordOf(parent));
    at = parent;
  }
  return allTransitions.filter(({ to }) => to.some((place) => begins.has(wordOf(place))));
}

/** The states that are pages, by the pages' order in the chart. */
export const pageStates: readonly State[] = statesOf('visit').filter(({ isPage }) => isPage);
export function pageStateOf(page: PageId): State {
  const state = pageStates.find((one) => one.page === page);
  if (!state) throw new Error(`no page ${page}`);
  return state;
}
