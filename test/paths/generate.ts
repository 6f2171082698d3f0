/** Paths through the journey: for every edge of its graph the shortest way to where it starts, and the edge. */
import { getNextTransitions, transition, type EventFrom, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { journeyMachine } from '../../machines/journey.machine.ts';
import { ServiceFailure } from '../../machines/checks/failure.ts';
import type { JourneyEvent, JourneyInput } from '../../machines/journey.types.ts';
import { beginnings, eventsOf, routes, type PathEvent } from './outcomes.ts';

export type Snapshot = SnapshotFrom<typeof journeyMachine>;
export interface Step {
  event: PathEvent;
  /** Where the step leads in the model. */
  state: Snapshot;
}
export interface Path {
  beginning: string;
  input: JourneyInput;
  steps: readonly Step[];
}

/** Which snapshots count as one: where the visit is, and what of its knowledge guards look at. */
export function keyOf({ value, context }: Snapshot): string {
  const { invitation, judgement, problem, registration, account, activationError, activationId } = context;
  return JSON.stringify([
    value,
    invitation?.source,
    judgement?.verdict,
    problem?.kind,
    registration?.status,
    context.flow,
    context.token !== null,
    context.applied,
    context.signedIn,
    context.online,
    context.reloaded,
    account?.state,
    activationError,
    activationId,
    context.attempt?.locale,
    context.resend !== null,
  ]);
}

/**
 * Without a network nothing answers but that there is no answer. The referrer rule strikes only a code that came with a
 * referrer; a typed one is exempt (D11).
 */
function canBeAnswered(event: PathEvent, { context }: Snapshot): boolean {
  if (!('output' in event)) return true;
  const output = (event.output ?? {}) as { verdict?: string; forbiddenReferrer?: string | null };
  if (!context.online) return output.verdict === 'unavailable';
  return !output.forbiddenReferrer || (event.actorId !== 'typedInvitation' && Boolean(context.invitation?.referrer));
}

/**
 * Two waits at once share one clock: which limit comes first depends on when each began, which a model without time does
 * not know. Each is taken alone.
 */
const canBeOver = (event: PathEvent, state: Snapshot): boolean =>
  !event.type.startsWith('xstate.after.') ||
  (event.type.includes('linkLife')
    ? !state.hasTag('busy')
    : !(state.hasTag('checkingCode') && state.hasTag('askingForPlace')));

/** What may come anywhere, from beside the visit. */
const ANYWHERE = ['network.lost', 'country.found', 'offer.made', 'settings.chosen', 'overlay.closed'];
/** In every situation it would multiply the graph without showing more: each comes once in each place. */
function sparing() {
  const seen = new Set<string>();
  return (event: PathEvent, { value }: Snapshot): boolean => {
    if (!ANYWHERE.includes(event.type)) return true;
    const place = JSON.stringify([event.type, value]);
    return !seen.has(place) && Boolean(seen.add(place));
  };
}

/** Routes from anywhere multiply the graph by itself; the model takes them from boot, `routesFrom` adds the others. */
const eventsIn = (mayCome: ReturnType<typeof sparing>) => (state: Snapshot) =>
  [...new Set(getNextTransitions(state).map(({ eventType }) => eventType))]
    .filter((type) => type !== 'xstate.route' || state.matches('boot'))
    .flatMap(eventsOf)
    .filter((event) => canBeAnswered(event, state) && canBeOver(event, state) && mayCome(event, state)) as EventFrom<
    typeof journeyMachine
  >[];

const options = (input: JourneyInput) => ({ input, events: eventsIn(sparing()), serializeState: keyOf });
const nameOf = (event: unknown) =>
  JSON.stringify(event, (_, value: unknown) => (value instanceof ServiceFailure ? value.kind : value));

const graphs = new WeakMap<JourneyInput, Graph>();
/** The reachable graph of one beginning: each state's key with its snapshot and edges. Made once. */
export function graphOf(input: JourneyInput): Graph {
  const known = graphs.get(input) ?? makeGraph(input);
  graphs.set(input, known);
  return known;
}
type Graph = ReturnType<typeof makeGraph>;
function makeGraph(input: JourneyInput) {
  // The chart emits typed events, which xstate/graph's own types do not admit.
  const adjacency = getAdjacencyMap(journeyMachine as never, options(input) as never) as unknown as Record<
    string,
    { state: Snapshot; transitions: Record<string, { event: PathEvent; state: Snapshot }> }
  >;
  return Object.entries(adjacency).map(([key, { state, transitions }]) => ({
    key,
    state,
    edges: Object.values(transitions),
  }));
}

/** The shortest way to each situation of a graph, breadth first. */
function waysThrough(graph: ReturnType<typeof graphOf>): Map<string, readonly Step[]> {
  const nodes = new Map(graph.map((node) => [node.key, node]));
  const ways = new Map<string, readonly Step[]>([[graph[0]?.key ?? '', []]]);
  for (const [key, way] of ways)
    for (const step of nodes.get(key)?.edges ?? []) {
      const next = keyOf(step.state);
      if (!ways.has(next)) ways.set(next, [...way, step]);
    }
  return ways;
}

/**
 * From each place of the chart (a state value, whatever the visit knows there), every page that it lets one ask for; and
 * where something was sent, that no page can be asked for. What another beginning showed already is left out.
 */
function routesFrom(graph: ReturnType<typeof graphOf>, shown: Set<string>) {
  const places = new Map(graph.map((node) => [JSON.stringify(node.state.value), node]));
  return [...places.values()]
    .filter(({ state }) => !state.matches('boot'))
    .flatMap(({ key, state }) =>
      routes
        .filter((event) => state.can(event as JourneyEvent) || state.hasTag('busy'))
        .map((event) => ({ key, event, state: transition(journeyMachine, state, event as JourneyEvent)[0] })),
    )
    .filter(({ key, event, state }) => {
      const id = JSON.stringify([JSON.parse(key)[0], event, state.value]);
      return !shown.has(id) && shown.add(id);
    });
}

/**
 * What an edge shows: where it leaves, on what, and where it leads. What else the visit knows multiplies edges without
 * showing more; of those that show the same, the first one found is taken.
 */
const shows = (from: Snapshot, event: PathEvent, to: Snapshot) =>
  JSON.stringify([from.value, nameOf(event), to.value, to.context.problem?.kind]);

/** Paths that together take every edge that shows something new; a path that another contains is left out. */
function pathsFrom(beginning: string, input: JourneyInput, shown: Set<string>): Path[] {
  const graph = graphOf(input);
  const ways = waysThrough(graph);
  const edges = [
    ...graph.flatMap((node) =>
      node.edges
        .filter(({ event, state }) => {
          const id = shows(node.state, event, state);
          return !shown.has(id) && shown.add(id);
        })
        .map(({ event, state }) => ({ key: node.key, event, state })),
    ),
    ...routesFrom(graph, shown),
  ].map(({ key, event, state }) => ({ id: key + nameOf(event), steps: [...(ways.get(key) ?? []), { event, state }] }));
  const covered = new Set<string>();
  return edges
    .sort((a, b) => b.steps.length - a.steps.length)
    .flatMap(({ id, steps }) => {
      if (covered.has(id)) return [];
      let at = graph[0]?.key ?? '';
      for (const { event, state } of steps) {
        covered.add(at + nameOf(event));
        at = keyOf(state);
      }
      return [{ beginning, input, steps }];
    });
}

/** Every path, from every beginning. */
export function generatePaths(): Path[] {
  const shown = new Set<string>();
  return Object.entries(beginnings).flatMap(([beginning, input]) => pathsFrom(beginning, input, shown));
}

/** A path in words, for a report. */
export const describePath = ({ beginning, steps }: Path): string =>
  `${beginning}: ${steps.map(({ event }) => nameOf(event)).join(' → ')}`;
